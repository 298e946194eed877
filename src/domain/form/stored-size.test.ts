import { describe, expect, it } from 'vitest'
import { aForm, AREA, aQuestion, aSection, NOW } from '../../testing/builders'
import { sentSize, valueSize } from '../bytes'
import { changeQuestion } from './edit-questions'
import { storedSize } from './stored-size'
import { toVersion } from './version'

describe('EDIT-20 the size of a form as stored', () => {
  it('counts values by the rules of the store', () => {
    expect(valueSize('Personal')).toBe(9)
    expect(valueSize('añó€😀')).toBe(new TextEncoder().encode('añó€😀').length + 1)
    expect(valueSize(1)).toBe(8)
    expect(valueSize(new Date())).toBe(8)
    expect(valueSize(true)).toBe(1)
    expect(valueSize(null)).toBe(1)
    expect(valueSize(['a', 'b'])).toBe(4)
    expect(valueSize({ done: false, gone: undefined })).toBe(32 + 6)
  })

  it('is the size of the example in Firestore’s documentation, below another name', () => {
    const task = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' }
    expect(valueSize(task)).toBe(147 - 44)
  })

  it('grows with each character by as many bytes', () => {
    const form = aForm({ secciones: [aSection({ preguntas: [aQuestion({ id: 'q' })] })] })
    const typed = {
      ...form,
      secciones: changeQuestion(form.secciones, 'q', (one) => ({ ...one, descripcion: 'ñ'.repeat(100) })),
    }
    // Its name counts too, and each length beyond 127 takes a byte more.
    expect(storedSize(typed) - storedSize(form)).toBeGreaterThanOrEqual(200)
    expect(storedSize(typed) - storedSize(form)).toBeLessThan(235)
  })

  it('is counted anew only where a keystroke changed something', () => {
    const preguntas = Array.from({ length: 2000 }, (_, orden) => aQuestion({ id: `q${orden}`, orden }))
    const form = aForm({ secciones: [aSection({ preguntas })] })
    storedSize(form)
    let read = 0
    const watched = preguntas.map(
      (question) => new Proxy(question, { ownKeys: (own) => ((read += 1), Reflect.ownKeys(own)) }),
    )
    const before = aForm({ secciones: [aSection({ preguntas: watched })] })
    storedSize(before)
    read = 0
    storedSize({
      ...before,
      secciones: changeQuestion(before.secciones, 'q7', (one) => ({ ...one, titulo: 'Otra' })),
    })
    // The question is read once to copy it, and not again for either measure.
    expect(read).toBeLessThanOrEqual(1)
  })

  describe('where it is largest', () => {
    /** What `formularios/comercios` costs: 16, and a byte more than the letters of each part. */
    const NAME = 16 + 12 + 10
    const VERSION_NAME = NAME + 10 + 2
    const bare = aForm({ secciones: [], areas: [] })
    const saved = Array.from({ length: 100 }, () => ({ date: NOW, username: 'x'.repeat(30) }))

    it('is the form as sent, where that is more than as stored', () => {
      const { id: _id, ...fields } = bare
      expect(sentSize(fields)).toBeGreaterThan(valueSize(fields))
      expect(storedSize(bare)).toBe(NAME + sentSize(fields))
    })

    it('is the form as stored, where that is more than as sent', () => {
      const form = { ...bare, formEditedInfo: saved }
      const { id: _id, ...fields } = form
      expect(valueSize(fields)).toBeGreaterThan(sentSize(fields))
      expect(storedSize(form)).toBe(NAME + valueSize(fields))
    })

    it('is its version, which says the name of the form once more', () => {
      const id = 'x'.repeat(600)
      const form = { ...bare, id }
      const longer = id.length - 'comercios'.length
      expect(storedSize(form)).toBe(VERSION_NAME + longer + sentSize(toVersion(form)))
      const disponibles = Array.from({ length: 50 }, (_, at) => ({
        id: at,
        nombre: 'a',
        transiciones: [1, 2, 3, 4],
      }))
      const staged = { ...form, estados: { disponibles, inicial: 0, actual: 0 } }
      expect(storedSize(staged)).toBe(VERSION_NAME + longer + valueSize(toVersion(staged)))
    })

    it('counts an area as a reference: its name, part by part, and 16', () => {
      const form = { ...bare, formEditedInfo: saved }
      expect(storedSize({ ...form, areas: [AREA] }) - storedSize(form)).toBe(16 + AREA.length + 1)
    })
  })
})
