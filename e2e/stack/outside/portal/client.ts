import { z } from 'zod'
import { HOST, stackPorts } from '../../ports'
import { standInAt } from '../client'

const tokenSchema = z.object({ token: z.string() })

/** What a token is issued as; the citizen's own municipality and one that counts when left out. */
export interface Issued {
  citizen: number
  idMunicipio?: string
  state?: 'ok' | 'expired' | 'removed'
}

/** The citizen portal of a running stack. */
export function portalStandIn(offset?: number) {
  const { portal } = stackPorts(offset)
  const address = `http://${HOST}:${portal}`
  return {
    ...standInAt(portal),
    /** A token as the portal gives it to whoever goes from it to a form. */
    async issue(given: Issued): Promise<string> {
      const response = await fetch(`${address}/__token`, { method: 'POST', body: JSON.stringify(given) })
      return tokenSchema.parse(await response.json()).token
    },
  }
}
