import { describe, expect, it } from 'vitest'
import { aForm, anOption, aQuestion, aSection, TYPED } from '../../../../testing/builders'
import { ids } from '../../../../testing/form-file'
import { formOf, questionsOf } from '../../testing/answering'
import { readXlsform } from '../read'
import { writeXlsform } from './write'

describe('MOVE-05 KIND-09 a choice in random order', () => {
  it('says so there, and is one again when it is read from the sheets', async () => {
    const opciones = ['Pan', 'Leche'].map((texto, at) => anOption(at, { texto }))
    const asked = aQuestion({ ...TYPED['multiple-choice'], titulo: 'Compra', formato: 'random', opciones })
    const { sheets } = await writeXlsform(aForm({ secciones: [aSection({ preguntas: [asked] })] }))
    const survey = sheets.find(({ name }) => name === 'survey')?.rows ?? []
    expect(survey.flat()).toContain('randomize=true')
    const { content } = formOf(readXlsform(sheets, { name: 'x', newId: ids() }))
    expect(questionsOf(content)).toContainEqual(expect.objectContaining({ formato: 'random' }))
  })
})
