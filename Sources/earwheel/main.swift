print("earwheel")
