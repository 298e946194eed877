import { describe, expect, it } from 'vitest'
import { kindOf } from '../../form/kinds'
import { formOf, ids, questionsOf, sheetOf, told } from '../testing/answering'
import { readXlsform } from './read'

const SURVEY = `type | name | label
select_one what | what | Qué falla`
const CHOICES = `list_name | name | label | media::image | media::audio
what | lamp | Farola | farola.jpg |
what | tree | Árbol | Arbol.PNG | arbol.mp3
what | bin | Papelera | papelera.png |`

const read = (pictures: readonly string[], survey = SURVEY, choices = CHOICES) => {
  const made = readXlsform([sheetOf('survey', survey), sheetOf('choices', choices)], {
    ...{ name: 'censo', newId: ids(), pictures },
  })
  const { content, report } = formOf(made)
  return { content, said: told(report), pictures: made.status === 'form' ? (made.pictures ?? []) : [] }
}

describe('MOVE-01 KIND-09 pictures of choices that come beside the workbook', () => {
  it('belong to their options, whatever the letters of their names; those that did not come are told by their row', () => {
    const { content, said, pictures } = read(['farola.jpg', 'arbol.png', 'otra.png'])
    const [question] = questionsOf(content)
    const [lamp, tree] = question?.opciones ?? []
    expect(pictures.map(({ line: _line, ...picture }) => picture)).toEqual([
      { question: question?.id, option: lamp?.id, file: 'farola.jpg' },
      { question: question?.id, option: tree?.id, file: 'arbol.png' },
    ])
    expect(said).toEqual(['3 media arbol.mp3', '4 media papelera.png', '- sectionMade'])
    // Nothing in the file is an address that a form shows.
    expect(question?.opciones.map(({ imagenURL }) => imagenURL)).toEqual(['', '', ''])
  })

  it('MOVE-06 are to be told by their row as long as they are not there', () => {
    const [lamp] = read(['farola.jpg']).pictures
    expect(lamp?.line).toEqual({
      ...{ outcome: 'leftOut', code: 'media', about: 'farola.jpg', words: 'Farola' },
      at: { sheet: 'choices', row: 2, column: 'media::image' },
      part: { kind: 'question', id: lamp?.question },
    })
  })

  it('are those of the main language, or of the first that has one', () => {
    const choices = `list_name | name | label::Español (es) | label::English (en) | image::English (en) | image::Español (es)
what | lamp | Farola | Lamp | lamp.png | farola.png
what | tree | Árbol | Tree | tree.png |
what | bin | Papelera | Bin | bin.png |`
    const survey = SURVEY.replace('label', 'label::Español (es)')
    const { pictures, said } = read(['lamp.png', 'farola.png', 'tree.png'], survey, choices)
    expect(pictures.map(({ file }) => file)).toEqual(['farola.png', 'tree.png'])
    expect(said).toContain('4 media bin.png')
  })

  it('are shown with yes and no too, which stay a choice then', () => {
    const choices = `list_name | name | label | image
what | yes | Sí | si.png
what | no | No | no.png`
    const kind = (pictures: string[]) => questionsOf(read(pictures, SURVEY, choices).content).map(kindOf)
    expect(kind([])).toEqual(['yes-no'])
    expect(kind(['si.png'])).toEqual(['single-choice'])
  })

  it.each(['https://x.example/farola.jpg', '../farola.jpg', '__proto__', 'constructor'])(
    'MOVE-06 that are called %s are asked of nobody',
    (name) => {
      const choices = `list_name | name | label | image\nwhat | lamp | Farola | ${name}`
      const { pictures, said } = read(['farola.jpg'], SURVEY, choices)
      expect(pictures).toEqual([])
      expect(said).toContain(`2 media ${name}`)
    },
  )
})
