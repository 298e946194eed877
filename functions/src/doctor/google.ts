import { applicationDefault } from 'firebase-admin/app'

/** Google's interfaces, which answer with JSON. They throw where they refuse. */
export interface Google {
  get: (address: string) => Promise<unknown>
  patch: (address: string, body: object) => Promise<unknown>
}

async function accessToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token
}

/** Why Google's credentials cannot be used; null where they can. */
export async function credentialsFault(): Promise<string | null> {
  try {
    await accessToken()
    return null
  } catch (error) {
    const [what = 'nobody knows why'] = error instanceof Error ? error.message.split('. ') : []
    return what
  }
}

/** Google's interfaces as a project of which that token may be used. */
export function googleOf(project: string, tokenOf: () => Promise<string> = accessToken): Google {
  const ask = async (address: string, init: RequestInit): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${await tokenOf()}`,
      'content-type': 'application/json',
      'x-goog-user-project': project,
    }
    const response = await fetch(address, { ...init, headers })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return response.json()
  }
  return {
    get: (address) => ask(address, {}),
    patch: (address, body) => ask(address, { method: 'PATCH', body: JSON.stringify(body) }),
  }
}
