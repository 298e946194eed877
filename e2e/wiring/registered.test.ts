import { expect, it } from 'vitest'
import { z } from 'zod'
import * as functions from '../../functions/src/index'
import { FUNCTIONS_REGION, HOST, stackPorts } from '../stack/ports'

const triggerSchema = z.looseObject({
  name: z.string(),
  region: z.string(),
  timeoutSeconds: z.number().nullish(),
  availableMemoryMb: z.number().nullish(),
  secretEnvironmentVariables: z.array(z.looseObject({ key: z.string() })).nullish(),
  httpsTrigger: z.unknown().optional(),
  blockingTrigger: z.unknown().optional(),
  schedule: z.unknown().optional(),
  eventTrigger: z
    .looseObject({
      eventFilters: z.record(z.string(), z.string()).optional(),
      eventFilterPathPatterns: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
})
const backendsSchema = z.object({
  backends: z.array(z.looseObject({ functionTriggers: z.array(triggerSchema) })),
})

/** The functions as whoever deploys them finds them, by name. */
async function deployed() {
  const response = await fetch(`http://${HOST}:${stackPorts().functions}/backends`)
  const { backends } = backendsSchema.parse(await response.json())
  return new Map(backends.flatMap(({ functionTriggers }) => functionTriggers).map((one) => [one.name, one]))
}
const found = await deployed()
const namesWith = (isMeant: (one: z.infer<typeof triggerSchema>) => unknown): string[] =>
  [...found.values()].flatMap((one) => (isMeant(one) ? [one.name] : [])).sort()

it('every function is deployed, in the region that the setting names', () => {
  // No emulator tells of changes in Remote Config.
  const { refuseRegistration: _where, onRemoteConfigUpdated: _cloud, ...everywhere } = functions
  expect([...found.keys()].sort()).toEqual([...Object.keys(everywhere), 'refuseRegistration'].sort())
  expect([...new Set([...found.values()].map(({ region }) => region))]).toEqual([FUNCTIONS_REGION])
})

it('SEC-04 one stands before registering, and nothing else does', () => {
  expect(namesWith(({ blockingTrigger }) => blockingTrigger)).toEqual(['refuseRegistration'])
})

it('FILE-02 SEC-06 SEC-04 what happens daily or every few minutes has its time', () => {
  expect(namesWith(({ schedule }) => schedule)).toEqual([
    'checkStatistics',
    'claimMunicipalityKeys',
    'reconcileOrders',
    'sweepAccounts',
    'sweepFiles',
    'sweepTrail',
    'watchAccounts',
  ])
})

it('what is written is heard of where it is written', () => {
  const heard = [...found.values()].flatMap(({ name, eventTrigger }) => {
    const { eventFilters, eventFilterPathPatterns } = eventTrigger ?? {}
    const document = eventFilterPathPatterns?.document ?? eventFilters?.document
    return document === undefined ? [] : [[document, name]]
  })
  const municipality = 'paises/{country}/provincias/{province}/municipios/{municipality}'
  expect(Object.fromEntries(heard)).toEqual({
    'respuestas_formularios/{answerId}': 'onAnswerWritten',
    'formularios/{formId}': 'onFormWritten',
    'usuarios/{username}': 'onUserWritten',
    'configuracion/remota': 'onFlagsWritten',
    'payOrders/{name}': 'onOrderWritten',
    'paises/{country}': 'onCountryWritten',
    'paises/{country}/provincias/{province}': 'onProvinceWritten',
    [municipality]: 'onMunicipalityWritten',
    [`${municipality}/areas_municipales/{area}`]: 'onAreaWritten',
  })
})

it('what makes documents and exports has the memory and the time for them, alone in its instance', () => {
  const large = [
    'generateCsv',
    'generatePdfv3',
    'generatePublicPdf',
    'getCertificate',
    'getReceipt',
    'getRecord',
    'onOrderWritten',
    'sendEmailv3',
  ]
  expect(namesWith(({ availableMemoryMb }) => availableMemoryMb === 1024)).toEqual(large)
  expect(namesWith(({ timeoutSeconds }) => timeoutSeconds === 120)).toEqual(large)
  const alone = Object.entries(functions).flatMap(([name, one]) =>
    one?.__endpoint.concurrency === 1 ? [name] : [],
  )
  expect(alone.sort()).toEqual(large)
})

it('no more than ten instances of a function run at once, and one of what must not meet itself', () => {
  const alone = [
    'checkStatistics',
    'claimMunicipalityKeys',
    'reconcileOrders',
    'sweepAccounts',
    'sweepFiles',
    'sweepTrail',
    'watchAccounts',
  ]
  for (const [name, one] of Object.entries(functions))
    if (one) expect([name, one.__endpoint.maxInstances]).toEqual([name, alone.includes(name) ? 1 : 10])
})

it('an event is delivered again when its function fails', () => {
  const again = Object.entries(functions).flatMap(([name, one]) =>
    one && 'eventTrigger' in one.__endpoint && one.__endpoint.eventTrigger?.retry === true ? [name] : [],
  )
  const written = namesWith(
    ({ eventTrigger }) =>
      eventTrigger?.eventFilters?.document ?? eventTrigger?.eventFilterPathPatterns?.document,
  )
  expect(again.sort()).toEqual([...written, 'onRemoteConfigUpdated'].sort())
})
