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

const idpSchema = z.object({
  idToken: z.optional(z.string()),
  localId: z.optional(z.string()),
  needConfirmation: z.optional(z.boolean()),
})

/**
 * The reply of the auth service to a sign-in by that provider; the emulator takes its token unsigned. Without a token
 * where it does not believe the provider and somebody has the address.
 */
export async function signInByProvider(providerId: string, claims: object) {
  const said = await ask('accounts:signInWithIdp?key=local', {
    postBody: new URLSearchParams({ providerId, id_token: JSON.stringify(claims) }).toString(),
    requestUri: 'http://localhost',
    returnSecureToken: true,
    returnIdpCredential: true,
  })
  return idpSchema.parse(said)
}

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

const codesSchema = z.object({
  oobCodes: z.array(
    z.object({
      email: z.string(),
      newEmail: z.optional(z.string()),
      oobCode: z.string(),
      requestType: z.string(),
    }),
  ),
})

type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'

/** The code in the newest mail of that kind that came to an address: only who reads its mail has it. */
export async function mailedCode(kind: MailKind, address: string): Promise<string> {
  const mails = await fetch(`http://${HOST}:${stackPorts().auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`)
  const { oobCodes } = codesSchema.parse(await mails.json())
  const found = oobCodes.findLast(
    ({ requestType, email, newEmail }) => requestType === kind && (newEmail ?? email) === address,
  )
  if (!found) throw new Error(`No ${kind} came to ${address}.`)
  return found.oobCode
}

/** Asks for a new password and takes the code out of the mail, as whoever reads the mail of that address does. */
export async function choosePassword(email: string, newPassword = PASSWORD): Promise<void> {
  await ask('accounts:sendOobCode?key=local', { requestType: 'PASSWORD_RESET', email })
  await choosePasswordBy(await mailedCode('PASSWORD_RESET', email), newPassword)
}

/** Chooses a password with the code of a mail. */
export const choosePasswordBy = (oobCode: string, newPassword: string) =>
  ask('accounts:resetPassword?key=local', { oobCode, newPassword })

/**
 * Registers an address that nobody proved, as anybody can with the project's public key: an anonymous visitor gets an
 * address and a password.
 */
export async function registerStranger(email: string, password: string): Promise<string> {
  const idToken = await signInAnonymously()
  return tokenOfAnswer(
    await ask('accounts:signUp?key=local', { idToken, email, password, returnSecureToken: true }),
  )
}

/** Has Firebase mail the genuine proof to the address of that account. */
export const askForProof = (idToken: string) =>
  ask('accounts:sendOobCode?key=local', { requestType: 'VERIFY_EMAIL', idToken })

/** Has Firebase mail to another address that it becomes the one of that account. */
export const askToMove = (idToken: string, newEmail: string) =>
  ask('accounts:sendOobCode?key=local', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })

/** Gives that account another address, which nobody proved. */
export const moveAccount = async (idToken: string, email: string): Promise<string> =>
  tokenOfAnswer(await ask('accounts:update?key=local', { idToken, email, returnSecureToken: true }))

/** Follows the link of a mail. */
export const follow = (oobCode: string) => ask('accounts:update?key=local', { oobCode })

/** What an operator does to an account in the console. */
export const changeAccount = (localId: string, change: object) =>
  ask(`projects/${PROJECT_ID}/accounts:update`, { localId, ...change }, true)
export const removeAccount = (localId: string) =>
  ask(`projects/${PROJECT_ID}/accounts:delete`, { localId }, true)
