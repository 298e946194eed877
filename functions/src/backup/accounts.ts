/** Accounts as Google's interface tells and takes them, with the hashes of their passwords. */
import * as z from 'zod/mini'
import { ask, type Installation } from './installation'
import { OperatorProblem } from '../platform/operator-problem'

/** An account with whatever its interface says of it. */
export type StoredAccount = z.infer<typeof accountSchema>
export const accountSchema = z.looseObject({ localId: z.string() })

const pageSchema = z.object({
  users: z.optional(z.array(accountSchema)),
  nextPageToken: z.optional(z.string()),
})

/** How the passwords of a project are hashed: with this another project knows them. */
export const hashSchema = z.object({
  algorithm: z.string(),
  signerKey: z.string(),
  saltSeparator: z.string(),
  rounds: z.number(),
  memoryCost: z.number(),
})
export type PasswordHash = z.infer<typeof hashSchema>
const configSchema = z.object({ signIn: z.optional(z.object({ hashConfig: z.optional(hashSchema) })) })

const PER_PAGE = 500

/** All accounts, by their ids. */
export async function* accountsOf(installation: Installation): AsyncGenerator<StoredAccount> {
  let from = ''
  do {
    const address = `${installation.accountsAddress}/accounts:batchGet?maxResults=${PER_PAGE}${from}`
    const { users = [], nextPageToken } = pageSchema.parse(JSON.parse(await ask(installation, address)))
    yield* users
    from = nextPageToken && users.length > 0 ? `&nextPageToken=${encodeURIComponent(nextPageToken)}` : ''
  } while (from !== '')
}

/** How the project hashes passwords; null in the emulator, which keeps them as they are. */
export async function passwordHashOf(installation: Installation): Promise<PasswordHash | null> {
  if (installation.isEmulated) return null
  const address = `${installation.accountsAddress.replace('/v1/', '/admin/v2/')}/config`
  return configSchema.parse(JSON.parse(await ask(installation, address))).signIn?.hashConfig ?? null
}

const failedSchema = z.object({
  error: z.optional(z.array(z.object({ index: z.optional(z.number()), message: z.optional(z.string()) }))),
})

/** Makes accounts with their own ids and passwords; one that is there is replaced. */
export async function writeAccounts(
  installation: Installation,
  users: readonly StoredAccount[],
  hash: PasswordHash | null,
): Promise<void> {
  if (users.length === 0) return
  const hashed = hash && {
    hashAlgorithm: hash.algorithm,
    signerKey: hash.signerKey,
    saltSeparator: hash.saltSeparator,
    rounds: hash.rounds,
    memoryCost: hash.memoryCost,
  }
  const body = JSON.stringify({ users, allowOverwrite: true, ...hashed })
  const answer = await ask(installation, `${installation.accountsAddress}/accounts:batchCreate`, body)
  const [failed] = failedSchema.parse(JSON.parse(answer)).error ?? []
  if (failed)
    throw new OperatorProblem(
      `The account ${users[failed.index ?? 0]?.localId} was not taken: ${failed.message ?? 'nobody says why'}.`,
    )
}

/** Deletes all accounts. */
export async function deleteAllAccounts(installation: Installation): Promise<void> {
  for (;;) {
    const localIds: string[] = []
    for await (const { localId } of accountsOf(installation)) if (localIds.push(localId) === PER_PAGE) break
    if (localIds.length === 0) return
    const body = JSON.stringify({ localIds, force: true })
    await ask(installation, `${installation.accountsAddress}/accounts:batchDelete`, body)
  }
}
