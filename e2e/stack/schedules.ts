import { outsideKeys, outsideSettings } from './outside/params'
import { emulatorEnv } from './ports'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/**
 * How long until a schedule comes next, in milliseconds.
 * @param schedule `every 5 minutes` or `every day 06:00`, by UTC as in the cloud
 * @throws Error when it is written otherwise
 */
export function untilNext(schedule: string, now: Date): number {
  const minutes = /^every (\d+) minutes$/.exec(schedule)?.[1]
  if (minutes !== undefined) return Number(minutes) * MINUTE_MS
  const [, hour, minute] = /^every day (\d\d):(\d\d)$/.exec(schedule) ?? []
  if (hour === undefined || minute === undefined) throw new Error(`nobody knows when "${schedule}" is`)
  const isNow = now.getUTCHours() * 60 + now.getUTCMinutes()
  const wait = (Number(hour) * 60 + Number(minute) - isNow + DAY_MINUTES) % DAY_MINUTES
  return (wait === 0 ? DAY_MINUTES : wait) * MINUTE_MS
}

/** What the cloud does at its hours. */
export interface Scheduled {
  name: string
  schedule: string
  run: () => unknown
}

/** The functions that the cloud runs by a schedule, as they are deployed. */
export async function scheduledFunctions(): Promise<Scheduled[]> {
  const functions = await import('../../functions/src/scheduled')
  return Object.entries(functions).map(([name, one]) => ({
    name,
    schedule: String(one.__endpoint.scheduleTrigger?.schedule ?? ''),
    run: () => one.run({ scheduleTime: new Date().toISOString() }),
  }))
}

/**
 * Runs what the cloud schedules, at its hours, as long as the local stack is up: holds of tickets end, sessions close.
 * No emulator does. It runs in this program, on the stack's emulators and stand-ins.
 * @param wait how long until a schedule comes next, in milliseconds
 * @returns stops it
 */
export async function runSchedules(offset: number, wait = untilNext): Promise<() => Promise<void>> {
  // Mails go to a stand-in, which has no encryption.
  const local = { FUNCTIONS_EMULATOR: 'true' }
  Object.assign(process.env, emulatorEnv(offset), outsideSettings(offset), outsideKeys(), local)
  const timers = new Map<string, NodeJS.Timeout>()
  const plan = ({ name, schedule, run }: Scheduled): void => {
    const again = async () => {
      try {
        await run()
      } catch (error) {
        console.error(`${name} failed:`, error)
      }
      if (timers.has(name)) plan({ name, schedule, run })
    }
    timers.set(
      name,
      setTimeout(() => void again(), wait(schedule, new Date())),
    )
  }
  for (const one of await scheduledFunctions()) plan(one)
  return async () => {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }
}
