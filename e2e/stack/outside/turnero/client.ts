import { HOST, stackPorts } from '../../ports'
import { standInAt } from '../client'
import { openDays } from './agendas'

/** The appointment system of a running stack, and somebody at its booking page. */
export function turneroStandIn(offset?: number) {
  const { turnero } = stackPorts(offset)
  const address = `http://${HOST}:${turnero}`
  const post = (path: string, body: BodyInit) =>
    fetch(`${address}${path}`, { method: 'POST', body, redirect: 'manual' })
  return {
    ...standInAt(turnero),
    tell: (respuesta: string, otra: string) => post('/__tell', JSON.stringify({ respuesta, otra })),
    cancel: (respuesta: string) => post('/__cancel', JSON.stringify({ respuesta })),
    /** Opens the page; the path of the visit, or null when it is refused. */
    async open(page: string): Promise<string | null> {
      return (await fetch(page, { redirect: 'manual' })).headers.get('location')
    },
    /** Confirms the first day at an hour; what the page says. */
    async confirm(visit: string, hora: string, dia = openDays()[0] ?? ''): Promise<string> {
      return (await post(visit, new URLSearchParams({ dia, hora }))).text()
    },
    /** What the page shows. */
    async read(visit: string): Promise<string> {
      return (await fetch(`${address}${visit}`)).text()
    },
  }
}
