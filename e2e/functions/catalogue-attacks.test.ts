import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES } from '../../src/domain/user/roles'
import { LANGUAGES } from '../../src/domain/language'
import { arrangementPath, cataloguePath } from '../../src/domain/store-paths'
import { wordsOf } from './certifying'
import { arrange, pageOf, publicForm, structuredIn } from './catalogue-world'
import { call } from './calls'
import { heard } from './events'
import { options } from '../rules/documents'
import { AWAY, HOME, PLACES } from '../rules/places'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { beginWorld, change, read, write } from './world'

const HOSTILE = `"><script>alert(1)</script></script><img src=x onerror=alert(1)> ' & {{place}} </title>`
const MAY = ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO']
const ARRANGEMENT = { formularios: [], sitios: [], version: 0 }
let admin: string

beforeAll(async () => {
  await beginWorld()
  await heard()
  admin = await atWork('adela', 'ROLE_ADMIN')
  await heard()
})

describe('who arranges a catalogue', () => {
  it.each(ROLES.filter((role) => !MAY.includes(role)))('REACH-02 SEC-01 is not %s', async (role) => {
    const token = await atWork(`otro-${role.toLowerCase()}`, role)
    expect((await call('getCatalogue', token, { municipality: HOME })).status).toBe('PERMISSION_DENIED')
    expect((await arrange(token, [])).status).toBe('PERMISSION_DENIED')
  })

  it.each(nobodyOfStaff('adela'))('REACH-02 SEC-01 is not %s', async (_who, token) => {
    for (const [name, data] of [
      ['getCatalogue', { municipality: HOME }],
      ['saveCatalogue', { municipality: HOME, ...ARRANGEMENT }],
      ['getPoster', { municipality: HOME, language: 'es' }],
    ] as const)
      expect((await call(name, await token(), data)).status).toBe('UNAUTHENTICATED')
  })

  it('REACH-02 SEC-01 is not who manages another municipality', async () => {
    const token = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO')
    expect((await arrange(token, [])).status).toBe('OK')
    expect((await arrange(token, [], { municipality: AWAY })).status).toBe('PERMISSION_DENIED')
    expect((await call('getCatalogue', token, { municipality: AWAY })).status).toBe('PERMISSION_DENIED')
    expect((await call('getPoster', token, { municipality: AWAY, language: 'es' })).status).toBe(
      'PERMISSION_DENIED',
    )
  })

  it('REACH-02 saves over nothing that somebody else arranged meanwhile, and twice is once', async () => {
    const form = await publicForm()
    const { version } = (await read(arrangementPath(HOME))) ?? { version: 0 }
    const wanted = {
      ...{ municipality: HOME, version, sitios: [] },
      formularios: [{ id: form.id, tema: 'otros' }],
    }
    expect(await call('saveCatalogue', admin, wanted)).toMatchObject({ result: { version: version + 1 } })
    expect(await call('saveCatalogue', admin, wanted)).toMatchObject({ result: { version: version + 1 } })
    expect((await call('saveCatalogue', admin, { ...wanted, formularios: [] })).status).toBe('ABORTED')
  })

  it.each([
    { formularios: [{ id: 'a', tema: 'nada' }] },
    { formularios: [{ id: 'a/b', tema: 'otros' }] },
    {
      formularios: [
        { id: 'a', tema: 'otros' },
        { id: 'a', tema: 'censo' },
      ],
    },
    { formularios: Array.from({ length: 401 }, (_, at) => ({ id: `f${at}`, tema: 'otros' })) },
    { sitios: ["https://villa.gob.ar; script-src 'unsafe-inline'"] },
    { sitios: ['*'] },
    { sitios: ['http://villa.gob.ar'] },
    { sitios: Array.from({ length: 11 }, (_, at) => `https://v${at}.gob.ar`) },
    { municipality: `${HOME}/areas_municipales/x` },
    { version: -1 },
    { entradas: {} },
  ])('REACH-02 REACH-03 SEC-03 takes nothing else: %j', async (twist) => {
    const data = { municipality: HOME, ...ARRANGEMENT, ...twist }
    expect((await call('saveCatalogue', admin, data)).status).toBe('INVALID_ARGUMENT')
  })
})

describe('a catalogue', () => {
  it('REACH-02 SEC-01 never shows a form that is private, of the portal, deleted or of another municipality', async () => {
    const forms = await Promise.all([
      publicForm({ opcionales: options({}) }),
      publicForm({ opcionales: options({ citizenAssociationFromCitizenPortal: true }) }),
      publicForm({ deleted: true }),
      publicForm({ ...PLACES['other municipality'] }),
    ])
    const ids = [...forms.map(({ id }) => id), 'nadie']
    expect(
      (
        await arrange(
          admin,
          ids.map((id) => ({ id, tema: 'otros' })),
        )
      ).status,
    ).toBe('OK')
    await heard()
    expect((await read(cataloguePath(HOME, 'es')))?.entradas ?? {}).toEqual({})
    const { html } = await pageOf('VDR')
    for (const id of ids) expect(html).not.toContain(id)
  })

  it('REACH-02 SEC-03 writes hostile words as words, in the page and in its data', async () => {
    const form = await publicForm({ titulo: HOSTILE, descripcion: HOSTILE })
    const { areaInfo } = form
    await change(`formularios/${form.id}`, { areaInfo: { ...areaInfo, nombre: HOSTILE } })
    await change(HOME, {
      nombre: HOSTILE,
      marca: { logo: 'https://evil.test/x.png', color: 'red}</style>', contacto: HOSTILE, avisoDatos: '' },
    })
    await arrange(admin, [{ id: form.id, tema: 'otros' }])
    await heard()
    const { html } = await pageOf('VDR')
    expect(html).not.toMatch(/<img|<script>|evil\.test|red\}/)
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html.match(/<\/title>/g)).toHaveLength(1)
    const [place, service] = structuredIn(html)['@graph']
    expect(place?.name).toBe(HOSTILE)
    // An answer that a title mentions is not there yet.
    expect(service?.name).toBe(HOSTILE.replace('{{place}}', '…'))
    await change(HOME, {
      nombre: 'Villa del Río',
      marca: { logo: '', color: '', contacto: '', avisoDatos: '' },
    })
  })

  it('REACH-02 SEC-03 takes nobody’s word for a language', async () => {
    for (const chosen of ['xx', '__proto__', ['es', 'ca'], { a: 1 }, "es' onload='x"]) {
      const { status, html } = await pageOf('VDR', { chosen, accepted: '<script>,*;q=0.1,,' })
      expect(status).toBe(200)
      expect(html).toContain('<html lang="es">')
    }
  })
})

describe('a poster', () => {
  it.each(LANGUAGES)(
    'REACH-02 of a form says what it is, how long it takes and where, in %s',
    async (language) => {
      const form = await publicForm({ titulo: 'Poda de un árbol' })
      const { result } = await call('getPoster', admin, { formId: form.id, language })
      const words = await wordsOf(result)
      expect(words).toContain('Poda de un árbol')
      expect(words.replace(/\s/g, '')).toContain(`/publico/contestar/${form.id}`)
    },
  )

  it('REACH-02 of the whole page leads there', async () => {
    const { result } = await call('getPoster', admin, { municipality: HOME, language: 'es' })
    const words = await wordsOf(result)
    expect(words).toContain('Trámites y formularios')
    expect(words).toContain('/publico/VDR')
  })

  it('REACH-02 SEC-01 is for who reads the form, and of nothing that is not public', async () => {
    const ask = (token: string, formId: string) => call('getPoster', token, { formId, language: 'es' })
    const other = await publicForm({ ...PLACES['other area'] })
    const ines = await atWork('ines', 'ROLE_INSPECTOR')
    expect((await ask(ines, (await publicForm()).id)).status).toBe('OK')
    expect((await ask(ines, other.id)).status).toBe('PERMISSION_DENIED')
    const away = await publicForm({ ...PLACES['other municipality'] })
    expect((await ask(ines, away.id)).status).toBe('PERMISSION_DENIED')
    expect((await ask(admin, 'nadie')).status).toBe('PERMISSION_DENIED')
    const hidden = await publicForm({ opcionales: options({}) })
    expect((await ask(admin, hidden.id)).status).toBe('FAILED_PRECONDITION')
  })

  it('REACH-02 is of no disabled municipality', async () => {
    await write(HOME, { ...(await read(HOME)), inhabilitado: true })
    expect((await call('getPoster', admin, { municipality: HOME, language: 'es' })).status).toBe(
      'PERMISSION_DENIED',
    )
  })
})
