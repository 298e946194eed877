import { FUNCTIONS_REGION, HOST, PROJECT_ID, stackPorts } from '../stack/ports'

/**
 * Has the emulator begin the program of the function that each journey of staff needs first: that takes longer on a
 * machine that other programs keep busy than anybody waits for a sign-in. Turning triggers off and on ends all programs.
 */
export async function warmSignIn(): Promise<void> {
  const address = `http://${HOST}:${stackPorts().functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/openSession`
  const headers = { 'content-type': 'application/json' }
  // Refused by the function itself, so that its program is there afterwards.
  const { status } = await fetch(address, { method: 'POST', headers, body: '{"data":{}}' })
  if (status !== 400 && status !== 401) throw new Error(`openSession answered ${status} before a journey.`)
}
