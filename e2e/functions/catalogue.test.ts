import { beforeAll, describe, expect, it } from 'vitest'
import type { Listed } from '../../src/domain/catalogue/arrangement'
import { LANGUAGES } from '../../src/domain/language'
import { cataloguePath } from '../../src/domain/store-paths'
import { aQuestion, aSection } from '../../src/testing/builders'
import { options } from '../rules/documents'
import { AWAY, HOME } from '../rules/places'
import { auditEntries } from './audit-entries'
import { arrange, pageOf, publicForm, structuredIn, weightOf } from './catalogue-world'
import { heard, onceHeard } from './events'
import { costOf } from './operations'
import { atWork } from './staff-tokens'
import { beginWorld, change, read } from './world'

const BRAND = { logo: '', color: '#7a1f5c', contacto: 'Av. San Martín 100', avisoDatos: '' }
let admin: string

beforeAll(async () => {
  await beginWorld()
  await heard()
  admin = await atWork('adela', 'ROLE_ADMIN')
  await heard()
})

const entriesIn = async (language: 'es' | 'ca') => (await read(cataloguePath(HOME, language)))?.entradas ?? {}

describe('the catalogue of a municipality', () => {
  it('REACH-02 has no form that nobody put there, public as it may be', async () => {
    const form = await publicForm({ titulo: 'Solo por enlace' })
    const { status, html } = await pageOf('VDR')
    expect(status).toBe(200)
    expect(html).toContain('Todavía no hay trámites en línea')
    expect(html).not.toContain(form.id)
  })

  it('REACH-02 shows the forms that were put there by subject, in each language, with what a reader wants to know', async () => {
    const poda = await publicForm({
      titulo: 'Poda de un árbol',
      ...{ titulo_ca: 'Esporga d’un arbre' },
      secciones: [
        aSection({
          preguntas: [aQuestion({ titulo: 'Plano del lote', adjuntarDocumento: true, required: true })],
        }),
      ],
    })
    const other = await publicForm({ titulo: 'Reclamo por ruidos' })
    const left = await publicForm({ titulo: 'Formulario interno' })
    expect(
      (
        await arrange(admin, [
          { id: other.id, tema: 'participacion' },
          { id: poda.id, tema: 'ambiente' },
        ])
      ).status,
    ).toBe('OK')
    const { html } = await pageOf('vdr')
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('Plano del lote')
    expect(html).toContain('unos 3 minutos')
    expect(html.indexOf('Poda de un árbol')).toBeLessThan(html.indexOf('Reclamo por ruidos'))
    expect(html).not.toContain(left.id)
    expect((await pageOf('VDR', { chosen: 'ca' })).html).toContain('Esporga d’un arbre')
    expect((await pageOf('VDR', { accepted: 'eu-ES,es;q=0.8' })).html).toContain('<html lang="eu">')
    for (const language of LANGUAGES)
      expect(structuredIn((await pageOf('VDR', { chosen: language })).html)['@graph']).toHaveLength(3)
  })

  it('REACH-02 SEC-06 the trail names the forms that were put in, moved and taken out, and none of another town', async () => {
    const [beca, feria] = [await publicForm({ titulo: 'Beca' }), await publicForm({ titulo: '{Feria}' })]
    const away = await publicForm({ titulo: 'Secreto de otro pueblo', municipalityPath: AWAY })
    const one: Listed = { id: beca.id, tema: 'educacion' }
    const two: Listed = { id: feria.id, tema: 'cultura' }
    await arrange(admin, [])
    const seen = new Set<string>()
    const newlyTold = async () => {
      const entries = (await auditEntries('lugarCambio')).filter(({ id }) => !seen.has(id))
      for (const { id } of entries) seen.add(id)
      const changes = entries.flatMap(({ cambios }) => cambios.filter(({ campo }) => campo === 'catalogo'))
      return changes.map(({ de, a }) => `${de} → ${a}`)
    }
    await newlyTold()
    const lists: Listed[][] = [
      [one, two],
      [two, one],
      [{ ...two, tema: 'salud' }, one],
      [one],
      [one, { id: away.id, tema: 'otros' }],
    ]
    const told: string[] = []
    for (const forms of lists) {
      await arrange(admin, forms)
      told.push(...(await newlyTold()))
    }
    expect(told).toEqual([
      ' → Beca · {Feria}',
      'Beca · {Feria} → {Feria} · Beca',
      '{Feria} (cultura) → {Feria} (salud)',
      '{Feria} → ',
      ` → ${away.id}`,
    ])
  })

  it('REACH-02 follows what becomes of its forms: other words, full, private, deleted', async () => {
    const form = await publicForm({ titulo: 'Beca' })
    await arrange(admin, [{ id: form.id, tema: 'educacion' }])
    await change(`formularios/${form.id}`, { titulo: 'Beca de transporte' })
    await onceHeard(async () => expect((await pageOf('VDR')).html).toContain('Beca de transporte'))
    await change(`formularios/${form.id}`, { opcionales: options({ publico: true, limitResponses: true }) })
    await onceHeard(async () => expect((await pageOf('VDR')).html).toContain('Completo'))
    await change(`formularios/${form.id}`, { opcionales: options({}) })
    await onceHeard(async () => expect(await entriesIn('es')).toEqual({}))
    await change(`formularios/${form.id}`, { opcionales: options({ publico: true }) })
    await onceHeard(async () => expect(Object.keys(await entriesIn('ca'))).toEqual([form.id]))
    await change(`formularios/${form.id}`, { deleted: true })
    await onceHeard(async () => expect(await entriesIn('es')).toEqual({}))
    expect((await pageOf('VDR')).html).toContain('Todavía no hay trámites en línea')
  })

  it('REACH-02 has the face of the town, and names nothing of a disabled one', async () => {
    const form = await publicForm({ titulo: 'Feria de artesanos' })
    await arrange(admin, [{ id: form.id, tema: 'cultura' }])
    await change(HOME, { marca: BRAND, nombre: 'Villa del Río' })
    await onceHeard(async () => {
      const { html } = await pageOf('VDR')
      for (const words of ['#7a1f5c', 'Av. San Martín 100', 'Villa del Río']) expect(html).toContain(words)
    })
    await change(HOME, { inhabilitado: true })
    await onceHeard(async () =>
      expect((await pageOf('VDR')).html).toContain('Los trámites en línea están suspendidos'),
    )
    const { html } = await pageOf('VDR')
    expect(html).not.toContain('Feria de artesanos')
    expect(html).not.toContain('ld+json')
    expect(html).toContain('noindex')
    await change(HOME, { inhabilitado: false })
    // Whoever works there was signed out.
    admin = await atWork('adela', 'ROLE_ADMIN')
    await onceHeard(async () => expect((await pageOf('VDR')).html).toContain('Feria de artesanos'))
    await change('paises/ar', { inhabilitado: true })
    await onceHeard(async () => expect((await pageOf('VDR')).html).not.toContain('Feria de artesanos'))
    await change('paises/ar', { inhabilitado: false })
    admin = await atWork('adela', 'ROLE_ADMIN')
    await onceHeard(async () => expect((await pageOf('VDR')).html).toContain('Feria de artesanos'))
  })

  it.each(['ZZZ', 'VDR2', '101', '__proto__', '%zz', '%E0%A4%A', '..%2F..', 'x'.repeat(400), '<script>'])(
    'REACH-02 SEC-03 of nobody is not found: %s',
    async (key) => {
      const { status, html } = await pageOf(key)
      expect(status).toBe(404)
      expect(html).toContain('No encontramos esta página')
      expect(html).not.toContain(key)
    },
  )

  // Three hundred forms are written, and all that follows each: on a busy machine that takes its time.
  it('REACH-02 of 300 forms costs two reads and 90 kB', { timeout: 300_000 }, async () => {
    const forms = await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        publicForm({
          titulo: `Trámite ${at}: ${crypto.randomUUID()}`,
          descripcion: `Para vecinos que ${crypto.randomUUID()} quieren pedir ${crypto.randomUUID()} en su barrio.`,
        }),
      ),
    )
    expect(
      (
        await arrange(
          admin,
          forms.map(({ id }) => ({ id, tema: 'otros' })),
        )
      ).status,
    ).toBe('OK')
    await heard()
    expect(await costOf(() => pageOf('VDR'))).toMatchObject({ reads: 2, writes: 0 })
    const { html } = await pageOf('VDR')
    expect(structuredIn(html)['@graph']).toHaveLength(301)
    expect(weightOf(html)).toBeLessThan(80_000)
  })

  it('REACH-02 of a municipality without any is its own', async () => {
    const { status, html } = await pageOf('LLM')
    expect(status).toBe(200)
    expect(html).toContain((await read(AWAY))?.nombre)
  })
})
