import { stackPorts } from '../ports'
import { MUNICORE_SYSTEM } from './municore/operations'
import { outsideKeys } from './params'
import { startStandIn, type StandIn } from './stand-in'
import { TURNERO_SYSTEM } from './turnero/operations'

/** Starts the stand-ins for the outside systems of one stack; the returned function stops them. */
export async function startOutside(offset: number): Promise<() => Promise<void>> {
  const { municore, turnero } = stackPorts(offset)
  const { MUNICORE_KEY = '', TURNERO_KEY = '' } = outsideKeys()
  const starting = await Promise.allSettled([
    startStandIn(MUNICORE_SYSTEM, municore, MUNICORE_KEY),
    startStandIn(TURNERO_SYSTEM, turnero, TURNERO_KEY),
  ])
  const isUp = (one: PromiseSettledResult<StandIn>) => one.status === 'fulfilled'
  const stop = async () => {
    await Promise.all(starting.filter(isUp).map(({ value }) => value.stop()))
  }
  const failed = starting.find((one) => one.status === 'rejected')
  if (!failed) return stop
  await stop()
  throw failed.reason
}
