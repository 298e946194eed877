import { describe, expect, it } from 'vitest'
import { addRow } from '../../answer/repeatable'
import { newForm } from '../../form/factory'
import { formProblems } from '../../publication/validate-form'
import { CLOCK } from '../../../testing/builders'
import { answering, formOf, questionsOf, told, xlsform } from '../testing/answering'

/** A street inspection, as they are written: nested groups, cascades, repeats, two languages and a calculation. */
const SURVEY = `
type | name | label::Español (es) | label::English (en) | label::Quechua (qu) | hint::Español (es) | relevant | required | constraint | constraint_message::Español (es) | calculation | choice_filter | appearance | repeat_count | default
start | start | | | | | | | | | | | | |
begin_group | local | Local | Premises | Wasi | | | | | | | | | |
text | Nombre | Nombre del **local** | Name of the premises | | Como en el cartel | | yes | | | | | | |
integer | aforo | Aforo | Capacity | | | | true() | . > 0 and . <= 500 | Entre 1 y 500 | | | | |
select_one prov | provincia | Provincia | Province | | | | | | | | | minimal | |
select_one loc | localidad | Localidad | Town | | | \${provincia} != '' | | | | | provincia = \${provincia} | | |
end_group | | | | | | | | | | | | | |
begin_group | sala | Salas | Rooms | | | selected(\${usos}, 'baile') or \${aforo} > 100 | | | | | | field-list | |
begin_group | dentro | | | | | \${aforo} < 400 | | | | | | | |
integer | salidas | Salidas | Exits | | | | \${aforo} > 50 | | | | | | | 1
end_group | | | | | | | | | | | | | |
end_group | | | | | | | | | | | | | |
select_multiple uso or_other | usos | Usos | Uses | | | | | count-selected(.) <= 2 | Hasta dos | | | | |
begin_repeat | extintor | Extintores | Extinguishers | | | | | | | | | | \${cuantos} |
text | serie | Serie | Serial | | | | yes | | | | | | |
date | vence | Vencimiento de \${serie} | Expiry | | | | | . > today() | Ya venció | | | | |
end_repeat | | | | | | | | | | | | | |
integer | cuantos | Cuántos extintores | How many | | | | | | | | | | |
image | foto | Foto del frente | Photo | | | | | | | | | | |
calculate | porSalida | | | | | | | | | \${aforo} div \${salidas} | | | |
acknowledge | conforme | Leí lo anterior | I read it | | | | yes | | | | | | |
`
const CHOICES = `
list_name | name | label::Español (es) | label::English (en) | provincia | image
prov | n | Norte | North | | norte.png
prov | s | Sur | South | |
loc | a | Villa Alta | Villa Alta | n |
loc | b | Villa Baja | Villa Baja | s |
loc | c | Villa Nueva | Villa Nueva | s |
uso | bar | Bar | Bar | |
uso | baile | Baile | Dancing | |
uso | teatro | Teatro | Theatre | |
`
const SETTINGS = `
form_title | form_id | instance_name | default_language
Inspección de locales | locales | concat(\${Nombre}, '!') | Español (es)
`
const inspection = () => formOf(xlsform(SURVEY, CHOICES, SETTINGS))

describe('an XLSForm', () => {
  it('MOVE-01 becomes a form that can be saved as it is', () => {
    const { content } = inspection()
    const form = { ...newForm('f', 'ana'), ...content, areas: ['a'] }
    expect(formProblems(form)).toEqual([])
    expect(content.titulo).toBe('Inspección de locales')
    expect(
      content.secciones.map(({ titulo, repetible, preguntas }) => [titulo, repetible, preguntas.length]),
    ).toEqual([
      ['Local', false, 4],
      ['Salas', false, 1],
      ['Inspección de locales', false, 1],
      ['Extintores', true, 2],
      ['Inspección de locales', false, 5],
    ])
  })

  it('MOVE-01 brings words in all languages that there are here, without markup, with answers in them', () => {
    const { content, report } = inspection()
    const [nombre] = questionsOf(content)
    expect(nombre).toMatchObject({
      ...{ titulo: 'Nombre del local', titulo_en: 'Name of the premises', descripcion: 'Como en el cartel' },
      codigo: 'nombre',
    })
    const serie = questionsOf(content).find(({ codigo }) => codigo === 'serie')
    expect(questionsOf(content).find(({ codigo }) => codigo === 'vence')?.titulo).toBe(
      `Vencimiento de {{${serie?.id ?? ''}}}`,
    )
    expect(told(report)).toContain('- language Quechua (qu)')
  })

  it('MOVE-07 asks, requires, filters and refuses as it did', () => {
    const filling = answering(inspection().content)
    const first = [
      'nombre',
      'aforo',
      'provincia',
      'usos',
      'cuantos',
      'foto',
      'porsalida',
      'conforme',
      'start',
    ]
    expect(filling.asked()).toEqual(first)
    expect(filling.required()).toEqual(['nombre', 'aforo', 'conforme'])
    filling.give('provincia', 'Sur')
    expect(filling.offered('localidad')).toEqual(['Villa Baja', 'Villa Nueva'])
    filling.give('provincia', 'Norte')
    expect(filling.offered('localidad')).toEqual(['Villa Alta'])
    filling.give('aforo', '0')
    expect(filling.problems()).toContain('check')
    filling.give('aforo', '120')
    expect(filling.problems()).not.toContain('check')
    expect(filling.asked()).toContain('salidas')
    expect(filling.value('salidas')).toBe('1')
    filling.give('salidas', '4')
    expect(filling.value('porsalida')).toBe('30')
    filling.give('aforo', '40')
    expect(filling.asked()).not.toContain('salidas')
    filling.give('usos', 'Baile')
    expect(filling.asked()).toContain('salidas')
    filling.give('aforo', '400')
    expect(filling.asked()).not.toContain('salidas')
    filling.give('usos', 'Bar,Baile,Teatro')
    expect(filling.problems()).toContain('check')
  })

  it('MOVE-07 repeats as often as was answered', () => {
    const filling = answering(inspection().content)
    expect(filling.asked()).not.toContain('serie')
    filling.give('cuantos', '2')
    expect(filling.asked()).toEqual(expect.arrayContaining(['serie', 'vence', 'serie#2', 'vence#2']))
    filling.give('vence', '2026-10-05', 1)
    expect(filling.problems()).toContain('check')
  })

  it('MOVE-06 tells line by line what is not as it was, with its place', () => {
    const { report } = inspection()
    expect(told(report)).toEqual([
      ...['- language Quechua (qu)', '4 markup', '4 renamed nombre', '2 media norte.png'],
      ...['22 asYesNo acknowledge', '21 renamed porsalida', '21 calculatedShown', '21 twoDecimals'],
      ...['2 setting instance_name'],
    ])
    const markup = report.find(({ code }) => code === 'markup')
    expect(markup?.at).toEqual({ sheet: 'survey', row: 4, column: 'label::Español (es)' })
  })

  it('MOVE-06 every row and group that came over has its line, which leads to its part', () => {
    const { content, report } = inspection()
    const parts = new Set(report.flatMap(({ part }) => part?.id ?? []))
    const asked = questionsOf(content).map(({ id }) => id)
    expect(asked.filter((id) => !parts.has(id))).toEqual([])
    const all = [...asked, ...content.secciones.map(({ id }) => id)]
    expect([...parts].filter((id) => !all.includes(id))).toEqual([])
  })

  it('MOVE-01 a column of choices may name an option of one question, and texts of another', () => {
    const { content, report } = formOf(
      xlsform(
        `
type | name | label | choice_filter
select_multiple zona | zonas | Zonas |
text | barrio | Barrio |
select_one calle | calle | Calle | selected(\${zonas}, zona)
select_one calle | otra | Otra calle | barrio = \${barrio} and name != \${calle}
`,
        `
list_name | name | label | zona | barrio
zona | 1 | Uno | |
zona | 2 | Dos | |
calle | x | Equis | 1 | sol
calle | y | Ye | 2 | sol
calle | z | Zeta | 2 | luna
`,
      ),
    )
    expect(told(report)).toEqual(['- sectionMade'])
    const filling = answering(content)
    filling.give('zonas', 'Dos')
    expect(filling.offered('calle')).toEqual(['Ye', 'Zeta'])
    filling.give('calle', 'Ye')
    filling.give('barrio', 'sol')
    expect(filling.offered('otra')).toEqual(['Equis'])
  })

  it('MOVE-01 MOVE-07 choices may have a column of a name that rows have, and are filtered by it', () => {
    const { content, report } = formOf(
      xlsform(
        `
type | name | label | choice_filter
select_one barrio | b | B | filter = 1 and count > 2
`,
        `
list_name | name | label | filter | count
barrio | norte | Norte | 1 | 3
barrio | sur | Sur | 0 | 3
barrio | este | Este | 1 | 2
`,
      ),
    )
    expect(told(report)).toEqual(['- sectionMade'])
    expect(answering(content).offered('b')).toEqual(['Norte'])
  })

  it('MOVE-07 what a group within rows decides is decided for each row', () => {
    const { content } = formOf(
      xlsform(`
type | name | label | relevant
begin repeat | gente | Gente |
integer | edad | Edad |
begin group | adulto | | \${edad} >= 18
text | oficio | Oficio |
end group | | |
end repeat | | |
`),
    )
    const filling = answering(content)
    filling.change((sections) => addRow(addRow(sections, 0, CLOCK), 0, CLOCK))
    filling.give('edad', '30')
    filling.give('edad', '8', 1)
    expect(filling.asked()).toEqual(['edad', 'oficio', 'edad#2'])
  })

  it('MOVE-06 calculations in a circle are told, and nothing of them stays', () => {
    const { content, report } = formOf(
      xlsform(`
type | name | label | calculation | relevant
text | a | A | |
calculate | x | | \${y} + 1 |
calculate | y | | \${x} + 1 |
text | b | B | | \${c} = 'x'
text | c | C | | \${b} = 'x'
`),
    )
    expect(questionsOf(content).map(({ codigo }) => codigo)).toEqual(['a', 'b', 'c'])
    expect(told(report).filter((line) => line.includes('formula'))).toEqual([
      ...['4 formulaName x', '3 formulaName y', '5 formulaCircle', '6 formulaCircle'],
    ])
  })

  it('MOVE-07 cascades that filter each other are told, and do not hang', () => {
    const { report } = formOf(
      xlsform(
        `
type | name | label | choice_filter
select_one l | a | A | k = \${b}
select_one l | b | B | k = \${a}
`,
        `
list_name | name | label | k
l | 1 | Uno | 1
l | 2 | Dos | 2
`,
      ),
    )
    expect(told(report).filter((line) => line.includes('formulaCircle'))).toHaveLength(2)
  })
})

it('MOVE-07 what is calculated counts only where the original does', () => {
  const { content, report } = formOf(
    xlsform(`type | name | label | relevant | calculation
integer | a | A | |
calculate | twice | | \${a} > 1 | \${a} * 2
begin_group | g | | \${a} > 2 |
calculate | thrice | | | \${a} * 3
end_group | | | |
text | x | X | \${twice} > 0 |
text | y | Y | \${thrice} > 0 |`),
  )
  expect(told(report).filter((line) => line.includes('formula'))).toEqual([])
  const filling = answering(content)
  const shown = ['1', '2', '3'].map((given) => {
    filling.give('a', given)
    return filling.asked().filter((code) => ['x', 'y'].includes(code))
  })
  expect(shown).toEqual([[], ['x'], ['x', 'y']])
})

it('MOVE-06 what only somebody who is asked could heed is told at its row', () => {
  const { report } = formOf(
    xlsform(`type | name | label | calculation | default | constraint
integer | a | A | | |
note | n | N | \${a} + 1 | 5 |
calculate | c | | \${a} + 2 | | . > 1`),
  )
  expect(told(report)).toEqual(
    expect.arrayContaining(['3 setting calculation', '3 setting default', '4 setting constraint']),
  )
})
