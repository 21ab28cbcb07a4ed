import { tableIn } from "./app/address";
import { callEarly } from "./app/call";
import "./look/base.css";

// This file needs little, and so it runs long before the rest is here: the table answers meanwhile.
const table = tableIn(location.pathname);
if (table) callEarly(table);
void import("./start");
