import { stackPorts } from '../ports'
import { GEOCODER_SYSTEM } from './geocoder/operations'
import { MUNICORE_SYSTEM } from './municore/operations'
import { outsideKeys } from './params'
import { PASSWORDS_SYSTEM } from './passwords/operations'
import { PORTAL_SYSTEM } from './portal/operations'
import { REDSYS_SYSTEM } from './redsys/operations'
import { startMail } from './smtp'
import { startStandIn } from './stand-in'
import { TURNERO_SYSTEM } from './turnero/operations'

/** Starts the stand-ins for the outside systems of one stack; the returned function stops them. */
export async function startOutside(offset: number): Promise<() => Promise<void>> {
  const { municore, turnero, portal, redsys, geocoder, passwords, smtp, mails } = stackPorts(offset)
  const { MUNICORE_KEY = '', TURNERO_KEY = '', PORTAL_KEY = '', SMTP_PASSWORD = '' } = outsideKeys()
  const starting = await Promise.allSettled([
    startStandIn(MUNICORE_SYSTEM, municore, MUNICORE_KEY).then((standIn) => standIn.stop),
    startStandIn(TURNERO_SYSTEM, turnero, TURNERO_KEY).then((standIn) => standIn.stop),
    startStandIn(PORTAL_SYSTEM, portal, PORTAL_KEY).then((standIn) => standIn.stop),
    // Its messages are signed one by one: no key is sent.
    startStandIn(REDSYS_SYSTEM, redsys, '').then((standIn) => standIn.stop),
    startStandIn(GEOCODER_SYSTEM, geocoder, '').then((standIn) => standIn.stop),
    startStandIn(PASSWORDS_SYSTEM, passwords, '').then((standIn) => standIn.stop),
    startMail({ smtp, mails }, SMTP_PASSWORD),
  ])
  const isUp = (one: PromiseSettledResult<() => Promise<void>>) => one.status === 'fulfilled'
  const stop = async () => {
    await Promise.all(starting.filter(isUp).map(({ value }) => value()))
  }
  const failed = starting.find((one) => one.status === 'rejected')
  if (!failed) return stop
  await stop()
  throw failed.reason
}
