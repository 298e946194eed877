import { beforeAll, describe, expect, it } from 'vitest'
import { countAudit, listAuditPage, type AuditCursor } from '../../src/data/staff/audit'
import type { AuditEntry } from '../../src/domain/audit/entry'
import type { AuditFilters } from '../../src/domain/audit/filters'
import { AWAY, HOME } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, failureOf, readsOf } from './data'
import { beginWorld, hire, owner } from './world'

const ALL: AuditFilters = {
  ...{ person: '', kind: null, form: '', answer: '', municipality: '' },
  ...{ from: null, to: null },
}
const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12))
const KINDS = ['pdf', 'exportacion', 'borrado'] as const
const PEOPLE = ['sara', 'ines'] as const

/** Sixty days with an entry each, two of them in the very same moment. */
const trail = Object.fromEntries(
  Array.from({ length: 60 }, (_, n) => [
    `auditoria/dia-${String(n).padStart(2, '0')}`,
    {
      tipo: KINDS[n % KINDS.length],
      por: PEOPLE[n % PEOPLE.length],
      idPlantilla: n % 5 === 0 ? 'baches' : 'comercios',
      ...(n % 4 === 0 && { municipalityPath: n % 8 === 0 ? HOME : AWAY, respuesta: `r-${n}` }),
      fecha: day(n === 31 ? 30 : n),
    },
  ]),
)

async function everything(filters: AuditFilters): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  let after: AuditCursor | null = null
  do {
    const page: Awaited<ReturnType<typeof listAuditPage>> = await listAuditPage(filters, after)
    entries.push(...page.entries)
    after = page.cursor
  } while (after)
  return entries
}
const days = async (filters: Partial<AuditFilters>) =>
  (await everything({ ...ALL, ...filters })).map(({ id }) => id).filter((id) => id.startsWith('dia-'))

beforeAll(async () => {
  connectData()
  await beginWorld()
  await layOut(trail, owner)
  await enter(await hire('adela', 'ROLE_ADMIN'))
})

describe('reading the audit trail', () => {
  it('SEC-06 shows the newest entries first, page by page, each once, for one read each', async () => {
    const all = await days({ to: day(60) })
    expect(all).toHaveLength(60)
    expect(new Set(all).size).toBe(60)
    expect(all[0]).toBe('dia-59')
    const { value, reads } = await readsOf(() => listAuditPage({ ...ALL, to: day(60) }, null))
    expect([value.entries.length, reads]).toEqual([25, 25])
    expect(value.cursor).not.toBeNull()
  })

  it('SEC-06 can be narrowed by person, kind, form and period, alone and together, and counted so', async () => {
    expect(await days({ person: 'ines' })).toHaveLength(30)
    expect(await days({ kind: 'pdf' })).toHaveLength(20)
    expect(await days({ form: 'baches' })).toHaveLength(12)
    expect(await days({ from: day(10), to: day(12) })).toEqual(['dia-12', 'dia-11', 'dia-10'])
    const narrow: AuditFilters = {
      ...{ ...ALL, person: 'sara', kind: 'pdf', form: 'baches' },
      ...{ from: day(0), to: day(40) },
    }
    expect(await days(narrow)).toEqual(['dia-30', 'dia-00'])
    expect(await countAudit(narrow)).toBe(2)
  })

  it('SEC-06 shows the record of one answer', async () => {
    expect(await days({ answer: 'r-8' })).toEqual(['dia-08'])
  })

  it('SEC-06 is possible for elevated supervisors in their own municipality, narrowed and counted too, and in no other', async () => {
    await enter(await hire('elena', 'ROLE_SUPERVISOR_ELEVADO'))
    const home: AuditFilters = { ...ALL, municipality: HOME, to: day(60) }
    expect((await everything(home)).filter(({ id }) => id.startsWith('dia-'))).toHaveLength(8)
    expect(await countAudit({ ...home, person: 'sara', kind: 'pdf', form: 'baches' })).toBe(1)
    for (const filters of [ALL, { ...ALL, municipality: AWAY }, { ...ALL, answer: 'r-8' }]) {
      expect(await failureOf(listAuditPage(filters, null))).toMatchObject({ code: 'forbidden' })
      expect(await failureOf(countAudit(filters))).toMatchObject({ code: 'forbidden' })
    }
  })

  it.each(['ROLE_SUPERVISOR', 'ROLE_GENERADOR'] as const)(
    'SEC-06 is refused to %s, even for their own actions',
    async (role) => {
      const user = await hire(role.toLowerCase(), role)
      await enter(user)
      expect(await failureOf(listAuditPage(ALL, null))).toMatchObject({ code: 'forbidden' })
      const own = { ...ALL, person: user.username, municipality: HOME }
      expect(await failureOf(listAuditPage(own, null))).toMatchObject({ code: 'forbidden' })
      expect(await failureOf(countAudit(own))).toMatchObject({ code: 'forbidden' })
    },
  )
})
