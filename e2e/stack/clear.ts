import { HOST, PROJECT_ID, stackPorts } from './ports'

/** Empties Firestore, Auth and Storage of a running stack. */
export async function clearStack(offset: number): Promise<void> {
  const { firestore, auth, storage } = stackPorts(offset)
  const requests: [method: string, url: string][] = [
    [
      'DELETE',
      `http://${HOST}:${firestore}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`,
    ],
    ['DELETE', `http://${HOST}:${auth}/emulator/v1/projects/${PROJECT_ID}/accounts`],
    ['POST', `http://${HOST}:${storage}/internal/reset`],
  ]
  for (const [method, url] of requests) {
    const response = await fetch(url, { method })
    if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`)
  }
}
