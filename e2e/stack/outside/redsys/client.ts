import { HOST, stackPorts } from '../../ports'
import { standInAt } from '../client'
import type { Notice } from './notify'

/** The payment provider of a running stack. */
export function redsysStandIn(offset?: number) {
  const { redsys } = stackPorts(offset)
  const address = `http://${HOST}:${redsys}`
  const post = (path: string, body: object) =>
    fetch(`${address}/${path}`, { method: 'POST', body: JSON.stringify(body), redirect: 'manual' })
  return {
    ...standInAt(redsys),
    notify: async (how: Notice): Promise<void> => void (await post('__notify', { how })),
    /** Opens the payment page with a signed message; null when it does not take it. */
    async open(message: object): Promise<string | null> {
      const page = await (await post('sis/realizarPago', message)).text()
      return /name="id" value="([^"]+)"/.exec(page)?.[1] ?? null
    },
    /** Presses a button of the page; gives where the browser is led. */
    async press(id: string, what: 'pay' | 'refuse' | 'close'): Promise<string | null> {
      return (await post('sis/pagar', { id, what })).headers.get('location')
    },
  }
}
