import { describe, expect, it } from 'vitest'
import type { State } from '../form/state'
import { colorAmong } from './color'

describe('the colour of a state', () => {
  it('ALIST-03 six states have colours of their own, and the seventh begins again', () => {
    const colorAt = (position: number) => colorAmong([], null, position)
    const colors = [0, 1, 2, 3, 4, 5].map(colorAt)
    expect(new Set(colors).size).toBe(6)
    expect(colorAt(6)).toBe(colorAt(0))
  })

  it('ALIST-03 older answers show the colour that their state has in the form by now, wherever it stands there', () => {
    const older: State = { id: 1, clave: 'cerrada', nombre: 'Cerrada', color: 'gris', transiciones: [] }
    const form: State[] = [{ ...older, id: 0, nombre: 'Archivada', color: 'rosa' }]
    expect(colorAmong(form, older, 1)).toBe('rosa')
    expect(colorAmong([{ ...older, id: 3, color: undefined }], older, 1)).toBe('azul')
    // A state that the form has no more keeps its own.
    expect(colorAmong([], older, 1)).toBe('gris')
  })
})
