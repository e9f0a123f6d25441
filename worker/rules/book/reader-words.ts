import { words01 } from "../clause-01/reader-words.ts";
import { words02 } from "../clause-02/reader-words.ts";
import { words03 } from "../clause-03/reader-words.ts";
import { words04 } from "../clause-04/reader-words.ts";
import { words05 } from "../clause-05/reader-words.ts";
import { words06 } from "../clause-06/reader-words.ts";
import { words07 } from "../clause-07/reader-words.ts";
import { words08 } from "../clause-08/reader-words.ts";
import { words10 } from "../clause-10/reader-words.ts";
import { words11 } from "../clause-11/reader-words.ts";
import { words12 } from "../clause-12/reader-words.ts";
import { words13 } from "../clause-13/reader-words.ts";
import { words14 } from "../clause-14/reader-words.ts";
import { words15 } from "../clause-15/reader-words.ts";
import { words16 } from "../clause-16/reader-words.ts";
import { words17 } from "../clause-17/reader-words.ts";
import { words18 } from "../clause-18/reader-words.ts";
import { words19 } from "../clause-19/reader-words.ts";
import { words20 } from "../clause-20/reader-words.ts";
import { words21 } from "../clause-21/reader-words.ts";
import { words22 } from "../clause-22/reader-words.ts";
import { words23 } from "../clause-23/reader-words.ts";
import { words24 } from "../clause-24/reader-words.ts";
import { words25 } from "../clause-25/reader-words.ts";
import { words26 } from "../clause-26/reader-words.ts";
import { words27 } from "../clause-27/reader-words.ts";
import { words28 } from "../clause-28/reader-words.ts";
import { words29 } from "../clause-29/reader-words.ts";
import { words30 } from "../clause-30/reader-words.ts";
import { words31 } from "../clause-31/reader-words.ts";
import type { CheckWords, ClauseWords } from "../types.ts";
import { wordsOfComparison } from "./comparison-words.ts";

const BY_CLAUSE: Readonly<Record<string, ClauseWords>> = {
  comparison: wordsOfComparison,
  "clause-01": words01,
  "clause-02": words02,
  "clause-03": words03,
  "clause-04": words04,
  "clause-05": words05,
  "clause-06": words06,
  "clause-07": words07,
  "clause-08": words08,
  "clause-10": words10,
  "clause-11": words11,
  "clause-12": words12,
  "clause-13": words13,
  "clause-14": words14,
  "clause-15": words15,
  "clause-16": words16,
  "clause-17": words17,
  "clause-18": words18,
  "clause-19": words19,
  "clause-20": words20,
  "clause-21": words21,
  "clause-22": words22,
  "clause-23": words23,
  "clause-24": words24,
  "clause-25": words25,
  "clause-26": words26,
  "clause-27": words27,
  "clause-28": words28,
  "clause-29": words29,
  "clause-30": words30,
  "clause-31": words31,
};

/** The words of a check by its id (`clause-06/hanging-comparison`); undefined where it has none. */
export function wordsOfCheck(id: string): CheckWords | undefined {
  const [clause = "", name = ""] = id.split("/");
  return BY_CLAUSE[clause]?.[name];
}
