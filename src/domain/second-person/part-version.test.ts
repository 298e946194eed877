import { beforeAll, describe, expect, it } from 'vitest'
import {
  aBranch,
  anAnswer,
  anOption,
  aSection,
  aVersion,
  CLOCK,
  questions,
  TYPED,
} from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import { compactSections } from '../answering/compact'
import { loadLogic } from '../answering/logic'
import { problemsOf } from '../answer/problems'
import { startSections } from '../answering/start'
import { assembleSections } from '../answering/whole'
import { formVersionSchema } from '../form/form'
import { isHidden, sayMentioned } from '../form/outcome'
import type { Section } from '../form/section'
import { cutToPart } from './part-version'

const tenant = aSection({
  id: 'inquilino',
  titulo: 'Datos del inquilino',
  preguntas: questions(
    { id: 'nombre', titulo: 'Nombre', ...TYPED.text, required: true },
    { id: 'ingresos', titulo: 'Ingresos secretos', ...TYPED.integer },
    { id: 'renta', titulo: 'Renta', ...TYPED.integer },
    {
      id: 'uso',
      titulo: 'Uso',
      ...TYPED['single-choice'],
      opciones: [anOption(0, { texto: 'Vivienda' }), anOption(1, { texto: 'Comercio' })],
    },
  ),
})
const house = aSection({
  id: 'convivientes',
  orden: 1,
  titulo: 'Convivientes',
  repetible: true,
  preguntas: questions({ id: 'edad', titulo: 'Edad', ...TYPED.integer }, { id: 'dni', titulo: 'DNI' }),
})
const pets = aSection({
  id: 'animales',
  orden: 2,
  titulo: 'Animales',
  conditionalSection: true,
  conditions: [
    aBranch({ id: 'perro', condition: 'Perro', questions: questions({ id: 'raza', titulo: 'Raza' }) }),
    aBranch({ id: 'gato', order: 1, condition: 'Gato' }),
  ],
})
const owner = aSection({
  id: 'propietario',
  orden: 3,
  titulo: 'Alquila {{nombre}}',
  otraPersona: 'Propietario',
  mostrarSi: '{{ingresos}} > 0',
  preguntas: questions(
    { id: 'acuerdo', titulo: 'De acuerdo', ...TYPED['yes-no'], required: true },
    { id: 'anual', titulo: 'Renta al año', ...TYPED.integer, calculo: '{{renta}} * 12' },
    { id: 'permiso', titulo: 'Permiso de comercio', mostrarSi: '{{uso}} = {{uso:opcion-1}}' },
    { id: 'mayores', titulo: 'Cuántos', ...TYPED.integer, calculo: 'sum({{edad}})' },
    { id: 'perros', titulo: 'Acepta el perro', mostrarSi: '{{perro}}' },
  ),
})
const version = aVersion({ secciones: [tenant, house, pets, owner] })
beforeAll(() => loadLogic(version.secciones))

const standing = (): Section[] =>
  Scenario.open(version.secciones)
    .answer('Nombre', 'Ana **Ruiz** <b>')
    .answer('Ingresos secretos', '987654')
    .answer('Renta', '100')
    .answer('Uso', 'Comercio')
    .answer('Edad', '40')
    .answer('DNI', '30111222')
    .addRow('Convivientes')
    .answer('Edad', '2', { row: 1 })
    .checkCondition('Perro')
    .answer('Raza', 'Galgo').secciones

/** As the other person's browser gets it. */
function received(answered = standing()) {
  const cut = cutToPart(version, answered, 3)
  const { secciones, part, version: sent } = JSON.parse(JSON.stringify(cut))
  return { text: JSON.stringify(cut), part, secciones, version: formVersionSchema.parse(sent) }
}

describe('what another person gets of an answer', () => {
  it('REACH-11 nothing of the rest but what the part names, and no words of it', () => {
    const { text } = received()
    for (const secret of [
      '987654',
      '30111222',
      'Galgo',
      'Ingresos',
      'Datos del',
      'Convivientes',
      'Renta"',
      'DNI',
    ])
      expect(text).not.toContain(secret)
    for (const named of ['Ana **Ruiz**', 'De acuerdo', 'Comercio']) expect(text).toContain(named)
  })

  it('REACH-11 its rules and words come to the same as in the whole answer', async () => {
    const { version: cut, secciones, part } = received()
    await loadLogic(cut.secciones)
    const own = assembleSections(cut.secciones, secciones, null)[part]
    expect(own?.titulo).toBe('Alquila {{nombre}}')
    expect(own && sayMentioned(own, 'es')('nombre')).toBe('Ana **Ruiz** <b>')
    expect(own?.preguntas.map((one) => [one.id, one.respuesta, isHidden(one)])).toEqual([
      ['acuerdo', '', false],
      ['anual', '1200', false],
      ['permiso', '', false],
      ['mayores', '42', false],
      ['perros', '', false],
    ])
  })

  it('REACH-11 what a rule left out of the answer is not told', async () => {
    const without = compactSections(startSections(version.secciones, CLOCK))
    const { version: cut, secciones, part } = received(assembleSections(version.secciones, without, null))
    await loadLogic(cut.secciones)
    const own = assembleSections(cut.secciones, secciones, null)[part]
    expect(own?.preguntas.filter(isHidden).map(({ id }) => id)).toEqual(['permiso', 'perros'])
  })

  it('REACH-11 nothing stands against saving but what the part lacks', async () => {
    const { version: cut, secciones, part } = received()
    await loadLogic(cut.secciones)
    const problems = problemsOf(assembleSections(cut.secciones, secciones, null))
    expect(problems.map(({ section, code }) => [section, code])).toEqual([[part, 'required']])
  })

  it('REACH-11 a part that names nothing comes alone, as a form of its own', () => {
    const alone = aVersion({
      secciones: [
        tenant,
        { ...owner, mostrarSi: '', titulo: 'Propietario', preguntas: questions({ id: 'x' }) },
      ],
      descripcion: 'Solo para inquilinos',
    })
    const stored = anAnswer({ version: alone, secciones: startSections(alone.secciones, CLOCK) })
    const cut = cutToPart(alone, assembleSections(alone.secciones, stored.secciones, null), 1)
    expect(cut).toMatchObject({
      part: 0,
      secciones: [],
      version: { descripcion: '', signatures: [], areas: [] },
    })
    expect(cut.version.secciones.map(({ id, otraPersona }) => [id, otraPersona])).toEqual([
      ['propietario', ''],
    ])
  })
})
