// Every table of the shop. A room declares its own in its <room>.tables.ts, and adds them here.
import type { Joined } from '@brasa/core/kernel/text/joined.ts';

/** Of each room its tables, and of these which columns are personal. */
export interface Rooms {}

export type Tables = Joined<Rooms[keyof Rooms]['tables']>;
export type TableColumns = Joined<Rooms[keyof Rooms]['columns']>;

export type TableName = keyof Tables;
