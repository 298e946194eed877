import { z } from 'zod'
import { HOST, PROJECT_ID, stackPorts } from '../stack/ports'

export const PASSWORD = 'una clave larga'

const service = () => `http://${HOST}:${stackPorts().auth}/identitytoolkit.googleapis.com/v1`

async function ask(path: string, body: object, asOwner = false): Promise<unknown> {
  const response = await fetch(`${service()}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(asOwner && { authorization: 'Bearer owner' }) },
    body: JSON.stringify(body),
  })
  const said: unknown = await response.json()
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(said)}`)
  return said
}

interface NewAccount {
  uid: string
  email: string
  password: string
  emailVerified?: boolean
}

/** An account whose owner proved the address, unless said otherwise. */
export async function addAccount({ uid, emailVerified = true, ...given }: NewAccount): Promise<void> {
  await ask(`projects/${PROJECT_ID}/accounts`, { localId: uid, emailVerified, ...given }, true)
}

const tokenSchema = z.object({ idToken: z.string() })
const tokenOfAnswer = (said: unknown) => tokenSchema.parse(said).idToken

/** The ID token of a password sign-in. */
export const signInByPassword = async (email: string, password = PASSWORD): Promise<string> =>
  tokenOfAnswer(
    await ask('accounts:signInWithPassword?key=local', { email, password, returnSecureToken: true }),
  )

export const signInAnonymously = async (): Promise<string> =>
  tokenOfAnswer(await ask('accounts:signUp?key=local', { returnSecureToken: true }))

export const signInByToken = async (token: string): Promise<string> =>
  tokenOfAnswer(await ask('accounts:signInWithCustomToken?key=local', { token, returnSecureToken: true }))

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/** A sign-in token that only the server could make; the emulator takes it unsigned. */
export function customToken(uid: string, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ aud: AUDIENCE, uid, claims })}.`
}

const codesSchema = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) })

/** Asks for a new password and takes the code out of the mail, as whoever reads the mail of that address does. */
export async function choosePassword(email: string, newPassword = PASSWORD): Promise<void> {
  await ask('accounts:sendOobCode?key=local', { requestType: 'PASSWORD_RESET', email })
  const mails = await fetch(`http://${HOST}:${stackPorts().auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`)
  const { oobCodes } = codesSchema.parse(await mails.json())
  const oobCode = oobCodes.findLast((mail) => mail.email === email)?.oobCode
  await ask('accounts:resetPassword?key=local', { oobCode, newPassword })
}
