import { beforeAll, describe, expect, it } from 'vitest'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { formAt, formDocuments, newName } from '../rules/documents'
import { AREA, HOME, OTHER_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { auditEntries } from './audit-entries'
import { atWork } from './staff-tokens'
import { heard, onceHeard } from './events'
import { beginWorld, change, owner, write } from './world'
import { doc } from 'firebase/firestore/lite'

const ORIGIN = { red: '198.51.100.0/24', dispositivo: 'Edge · Windows' }
const ADELA = { por: 'adela', rol: 'ROLE_ADMIN' }
/** As rules have a change of a place signed. */
const byAdela = () => ({ cambio: { sesion: 'sid-adela', fecha: new Date() } })

beforeAll(async () => {
  await beginWorld()
  await atWork('adela', 'ROLE_ADMIN')
  await change('sesiones_web/sid-adela', { origen: ORIGIN })
  await heard()
})

describe('changes of places in the audit trail', () => {
  it('SEC-06 GEO-01 say of a municipality what it was and became, who changed it and from where', async () => {
    await change(HOME, { idMuniCore: '202', inhabilitado: true, merchantCode: '999008882', ...byAdela() })
    await onceHeard(async () =>
      expect((await auditEntries('lugarCambio')).filter(({ por }) => por === 'adela')).toMatchObject([
        {
          ...ADELA,
          ...{ sesion: 'sid-adela', origen: ORIGIN, lugar: 'Municipio VDR', municipalityPath: HOME },
          cambios: [
            { campo: 'idMuniCore', de: '101', a: '202' },
            { campo: 'inhabilitado', de: 'false', a: 'true' },
            { campo: 'merchantCode', de: '', a: '999008882' },
          ],
        },
      ]),
    )
  })

  it('SEC-06 GEO-01 say of an area that it was added and renamed, and name nobody for a write past the rules', async () => {
    const area = `${HOME}/areas_municipales/salud-publica`
    await write(area, { nombre: 'Salud', ...byAdela() })
    await heard()
    await change(area, { nombre: 'Salud pública', ...byAdela() })
    await heard()
    await change(area, { nombre: 'Otra' })
    const ofArea = async () => {
      const added = (await auditEntries('lugarAlta')).filter(({ lugar }) => lugar === 'Salud')
      const renamed = (await auditEntries('lugarCambio')).filter(({ cambios }) =>
        cambios.some(({ de }) => de.startsWith('Salud')),
      )
      return [...added, ...renamed].map(({ tipo, por, lugar }) => `${tipo} ${lugar} ${por}`).sort()
    }
    await onceHeard(async () =>
      expect(await ofArea()).toEqual([
        'lugarAlta Salud adela',
        'lugarCambio Otra ',
        'lugarCambio Salud pública adela',
      ]),
    )
  })

  it('SEC-06 name nobody when the session does not exist', async () => {
    await write('paises/cl', { nombre: 'Chile', cambio: { sesion: 'sid-ninguna', fecha: new Date() } })
    await onceHeard(async () => {
      const found = (await auditEntries('lugarAlta')).filter(({ lugar }) => lugar === 'Chile')
      expect(found).toMatchObject([{ por: '', rol: '', sesion: '', municipalityPath: '' }])
    })
  })
})

describe('changes of forms in the audit trail', () => {
  const ofForm = async (id: string) =>
    [...(await auditEntries('formularioAlcance')), ...(await auditEntries('formularioBorrado'))].filter(
      ({ idPlantilla }) => idPlantilla === id,
    )
  const edit = () => ({ formEditedInfo: [{ username: 'adela', date: new Date() }] })

  it('SEC-06 LIST-03 say who published it, gave it to other areas and deleted it', async () => {
    const form = formAt(OWN_AREA, { id: newName(owner, 'formulario'), titulo: 'Baches', creadoPor: 'adela' })
    await layOut(formDocuments(owner, form), owner)
    await write(`respuestas_formularios/${newName(owner, 'respuesta')}`, { idPlantilla: form.id })
    const at = `formularios/${form.id}`
    const edits = [
      { opcionales: { ...NO_OPTIONS, publico: true }, ...edit() },
      { areas: [doc(owner, AREA), doc(owner, OTHER_AREA)], ...edit() },
      { titulo: 'Otro título', ...edit() },
      { deleted: true, deletionInfo: { username: 'adela', date: new Date(), emptyForm: false } },
    ]
    for (const one of edits) {
      await heard()
      await change(at, one)
    }
    await onceHeard(async () => expect(await ofForm(form.id)).toHaveLength(3))
    const entries = await ofForm(form.id)
    for (const entry of entries) expect(entry).toMatchObject({ ...ADELA, municipalityPath: HOME })
    expect(entries.flatMap(({ cambios }) => cambios)).toEqual(
      expect.arrayContaining([
        { campo: 'publico', de: 'false', a: 'true' },
        { campo: 'areas', de: AREA, a: `${AREA}, ${OTHER_AREA}` },
      ]),
    )
    expect(entries.filter(({ tipo }) => tipo === 'formularioBorrado')).toMatchObject([
      { formulario: 'Otro título' },
    ])
  })

  it('SEC-06 LIST-03 say that a form is public from the beginning, and nothing of a private one', async () => {
    const [open, closed] = [true, false].map((publico) =>
      formAt(OWN_AREA, {
        id: newName(owner, 'formulario'),
        creadoPor: 'adela',
        opcionales: { ...NO_OPTIONS, publico },
      }),
    )
    for (const form of [closed, open]) if (form) await layOut(formDocuments(owner, form), owner)
    await onceHeard(async () => expect(await ofForm(open?.id ?? '')).toMatchObject([ADELA]))
    expect(await ofForm(closed?.id ?? '')).toEqual([])
  })
})
