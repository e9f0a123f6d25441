import { clause01 } from "./clause-01/clause.ts";
import { clause02 } from "./clause-02/clause.ts";
import { clause03 } from "./clause-03/clause.ts";
import { clause04 } from "./clause-04/clause.ts";
import { clause05 } from "./clause-05/clause.ts";
import { clause06 } from "./clause-06/clause.ts";
import { clause07 } from "./clause-07/clause.ts";
import { clause08 } from "./clause-08/clause.ts";
import { clause09 } from "./clause-09/clause.ts";
import { clause10 } from "./clause-10/clause.ts";
import { clause11 } from "./clause-11/clause.ts";
import { clause12 } from "./clause-12/clause.ts";
import { clause13 } from "./clause-13/clause.ts";
import { clause14 } from "./clause-14/clause.ts";
import { clause15 } from "./clause-15/clause.ts";
import { clause16 } from "./clause-16/clause.ts";
import { clause17 } from "./clause-17/clause.ts";
import { clause18 } from "./clause-18/clause.ts";
import { clause19 } from "./clause-19/clause.ts";
import { clause20 } from "./clause-20/clause.ts";
import { clause21 } from "./clause-21/clause.ts";
import { clause22 } from "./clause-22/clause.ts";
import { clause23 } from "./clause-23/clause.ts";
import { clause24 } from "./clause-24/clause.ts";
import { clause25 } from "./clause-25/clause.ts";
import { clause26 } from "./clause-26/clause.ts";
import { clause27 } from "./clause-27/clause.ts";
import { clause28 } from "./clause-28/clause.ts";
import { clause29 } from "./clause-29/clause.ts";
import { clause30 } from "./clause-30/clause.ts";
import { clause31 } from "./clause-31/clause.ts";
import type { Clause } from "./types.ts";

/** All clauses of the Code in its order. */
export const CLAUSES: readonly Clause[] = [
  clause01,
  clause02,
  clause03,
  clause04,
  clause05,
  clause06,
  clause07,
  clause08,
  clause09,
  clause10,
  clause11,
  clause12,
  clause13,
  clause14,
  clause15,
  clause16,
  clause17,
  clause18,
  clause19,
  clause20,
  clause21,
  clause22,
  clause23,
  clause24,
  clause25,
  clause26,
  clause27,
  clause28,
  clause29,
  clause30,
  clause31,
];

/** Changes whenever a check is added, removed or decides otherwise; stored with every result. */
export const RULES_VERSION = "2026.11.30.3";
