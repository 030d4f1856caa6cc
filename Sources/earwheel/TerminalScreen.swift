import Drawing
import Events
import Interface
import Terminal

extension Terminal: Screen {}
