/** What named timers need of an object's storage. */
export interface TimerStorage {
  get<T>(key: string): Promise<T | undefined>;
  put<T>(key: string, value: T): Promise<void>;
  setAlarm(at: number): Promise<void>;
  deleteAlarm(): Promise<void>;
}

const KEY = "timers";

/** Several named timers over the single alarm that an object has. Times are in milliseconds since 1970. */
export class Timers<Name extends string> {
  constructor(private readonly storage: TimerStorage) {}

  /** The timer that is due first. The alarm never fires early, so when it fires this one is due. */
  async first(): Promise<Name | null> {
    const entries = Object.entries<number>(await this.all());
    entries.sort(([, a], [, b]) => a - b);
    return (entries[0]?.[0] as Name | undefined) ?? null;
  }

  /** Sets a timer, or takes it away with null, and points the alarm at whichever is first. */
  async set(name: Name, at: number | null): Promise<void> {
    const { [name]: _, ...others } = await this.all();
    const timers = at === null ? others : { ...others, [name]: at };
    await this.storage.put(KEY, timers);
    const times = Object.values<number>(timers);
    await (times.length > 0 ? this.storage.setAlarm(Math.min(...times)) : this.storage.deleteAlarm());
  }

  private async all(): Promise<Record<string, number>> {
    return (await this.storage.get<Record<string, number>>(KEY)) ?? {};
  }
}
