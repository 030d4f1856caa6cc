extern "C" int crs_placeholder() { return 0; }
