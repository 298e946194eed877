const HEX = 16

/**
 * The name under which a form keeps that a citizen has answered it (ANS-13): a hash, so that a list of names says
 * nothing about people. The security rules build the same one.
 * @param citizenId `datosCiudadano.id`
 */
export async function uniqueKey(formId: string, citizenId: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${formId}/${citizenId}`))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(HEX).padStart(2, '0')).join('')
}
