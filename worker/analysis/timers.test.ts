import { expect, test } from "vitest";
import { Timers } from "#worker/analysis/timers.ts";

function fakeAlarm() {
  const values = new Map<string, unknown>();
  let at: number | null = null;
  const timers = new Timers<"a" | "b">({
    get: async (key) => values.get(key) as never,
    put: async (key, value) => void values.set(key, value),
    setAlarm: async (time) => {
      at = time;
    },
    deleteAlarm: async () => {
      at = null;
    },
  });
  return { timers, alarm: () => at };
}

test("the alarm points at the timer that is due first", async () => {
  const { timers, alarm } = fakeAlarm();
  await timers.set("a", 200);
  await timers.set("b", 100);
  expect([await timers.first(), alarm()]).toEqual(["b", 100]);
  await timers.set("b", 300);
  expect([await timers.first(), alarm()]).toEqual(["a", 200]);
});

test("with the last timer gone there is no alarm", async () => {
  const { timers, alarm } = fakeAlarm();
  await timers.set("a", 200);
  await timers.set("a", null);
  expect([await timers.first(), alarm()]).toEqual([null, null]);
});
