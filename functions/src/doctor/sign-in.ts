/** How one signs in, as the project has to have it (SEC-04): told by the doctor, set by the deployment. */
import * as z from 'zod/mini'
import { sound, weak, type Finding } from './finding'
import type { Google } from './google'

const ABOUT = 'sign-in settings'
const REPAIR =
  '`npm run deploy` sets them, with the role Firebase Authentication Admin and Identity Platform turned on (docs/operate/install.md, step 6).'
const IDENTITY = 'https://identitytoolkit.googleapis.com'

const strengthSchema = z.looseObject({ minPasswordLength: z._default(z.number(), 0) })
const versionSchema = z.looseObject({ customStrengthOptions: z.optional(strengthSchema) })
const configSchema = z.looseObject({
  emailPrivacyConfig: z.optional(z.looseObject({ enableImprovedEmailPrivacy: z.optional(z.boolean()) })),
  passwordPolicyConfig: z.optional(
    z.looseObject({
      passwordPolicyEnforcementState: z.optional(z.string()),
      passwordPolicyVersions: z.optional(z.array(versionSchema)),
    }),
  ),
  client: z.optional(
    z.looseObject({
      permissions: z.optional(z.looseObject({ disabledUserDeletion: z.optional(z.boolean()) })),
    }),
  ),
})
type Config = z.infer<typeof configSchema>

const strengthOf = ({ passwordPolicyConfig }: Config) => ({
  minPasswordLength: 0,
  ...passwordPolicyConfig?.passwordPolicyVersions?.[0]?.customStrengthOptions,
})

/** Each part with its name in the interface, and whether the project has it; a stricter one is sound too. */
const PARTS: readonly {
  mask: string
  isSound: (there: Config, wanted: Config) => boolean
  body: (there: Config, wanted: Config) => object
}[] = [
  {
    mask: 'emailPrivacyConfig',
    isSound: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    body: (_, { emailPrivacyConfig }) => ({ emailPrivacyConfig }),
  },
  {
    mask: 'passwordPolicyConfig',
    isSound: (there, wanted) =>
      there.passwordPolicyConfig?.passwordPolicyEnforcementState === 'ENFORCE' &&
      strengthOf(there).minPasswordLength >= strengthOf(wanted).minPasswordLength,
    // What the operator asks for besides, as digits, stays.
    body: (there, wanted) => {
      const least = Math.max(strengthOf(there).minPasswordLength, strengthOf(wanted).minPasswordLength)
      const strength = { ...strengthOf(there), minPasswordLength: least }
      const versions = [{ customStrengthOptions: strength }]
      return {
        passwordPolicyConfig: { ...wanted.passwordPolicyConfig, passwordPolicyVersions: versions },
      }
    },
  },
  {
    mask: 'client.permissions.disabledUserDeletion',
    isSound: ({ client }) => client?.permissions?.disabledUserDeletion === true,
    body: (_, { client }) => ({ client }),
  },
]

/** Whose settings they are, and where. */
interface Project {
  project: string
  /** The address of Google's interface, which only tests have elsewhere. */
  identity?: string
}

const addressOf = ({ project, identity = IDENTITY }: Project): string =>
  `${identity}/admin/v2/projects/${project}/config`

const missing = (there: Config, wanted: Config) => PARTS.filter(({ isSound }) => !isSound(there, wanted))

/** Whether a project signs people in as `declared` says. @throws Error where Google's interface refuses */
export async function lookAtSignIn(cloud: Project & Pick<Google, 'get'>, declared: string): Promise<Finding> {
  const there = configSchema.parse(await cloud.get(addressOf(cloud)))
  const names = missing(there, configSchema.parse(JSON.parse(declared))).map(({ mask }) => mask)
  return names.length === 0 ? sound(ABOUT) : weak(ABOUT, `not as they should be: ${names.join(', ')}`, REPAIR)
}

/** Sets what a project lacks of `declared`; what is stricter already stays. Nothing ends where it cannot be set. */
export async function setSignIn(cloud: Project & Google, declared: string): Promise<Finding> {
  try {
    const there = configSchema.parse(await cloud.get(addressOf(cloud)))
    const wanted = configSchema.parse(JSON.parse(declared))
    const parts = missing(there, wanted)
    if (parts.length > 0) {
      const body = Object.assign({}, ...parts.map((part) => part.body(there, wanted)))
      const mask = parts.map((part) => part.mask).join(',')
      await cloud.patch(`${addressOf(cloud)}?updateMask=${mask}`, body)
    }
    return sound(ABOUT)
  } catch (error) {
    const what = error instanceof Error ? error.message : 'no answer'
    return weak(ABOUT, `they were not set, Google's interface ${what}`, REPAIR)
  }
}
