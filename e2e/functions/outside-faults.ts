import { expect } from 'vitest'
import type { standInAt } from '../stack/outside/client'
import type { Answer } from './callable'

type StandIn = ReturnType<typeof standInAt>

/**
 * What an outside system may do wrong, the code and the reason that the caller is told, and how often it is asked
 * before that.
 */
export const OUTSIDE_FAULTS = [
  ['fail', { status: 503 }, 'UNAVAILABLE', 'down', 2],
  ['drop', {}, 'UNAVAILABLE', 'down', 2],
  ['stall', {}, 'DEADLINE_EXCEEDED', 'timeout', 2],
  ['refuse', { status: 403 }, 'FAILED_PRECONDITION', 'refused', 1],
  ['garbage', {}, 'INTERNAL', 'wrongAnswer', 1],
  ['wrongSchema', {}, 'INTERNAL', 'wrongAnswer', 1],
  ['huge', {}, 'INTERNAL', 'wrongAnswer', 1],
  ['redirect', {}, 'INTERNAL', 'wrongAnswer', 1],
] as const

type Fault = readonly [
  Parameters<StandIn['behave']>[0],
  Parameters<StandIn['behave']>[1],
  string,
  string,
  number,
]

/** Has the system do it, and asks: the caller is told which system and why, and nothing else comes back. */
export async function expectToldOf(
  [mode, given, status, reason, tries]: Fault,
  outside: 'municore' | 'turnero',
  system: StandIn,
  ask: () => Promise<Answer>,
): Promise<void> {
  await system.behave(mode, given)
  const answer = await ask()
  expect(answer).toMatchObject({ status, details: { outside, reason }, result: undefined })
  expect(await system.sent()).toHaveLength(tries)
}
