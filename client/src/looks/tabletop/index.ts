/** The tabletop look: everything that its styles refer to. */
import "./tabletop.css";
import "./boards.css";
import { pieces } from "./pieces";
import { scenes } from "./scenes";
import { terrain } from "./terrain";

export const drawings = terrain + pieces + scenes;
