import { describe, expect, it } from 'vitest'
import { finderOf } from './find-forms'

const find = finderOf([
  { id: 'licencia', title: 'Licencia de conducir', rest: 'Renovación Tránsito' },
  { id: 'comercio', title: 'Habilitación de comercio', rest: 'Abra su negocio' },
  { id: 'arbol', title: 'Poda de un árbol', rest: 'En la vereda' },
  { id: 'senal', title: 'Señal de tránsito rota', rest: '' },
  { id: 'padron', title: '住民登録の変更', rest: '' },
])

describe('what is typed into a catalogue', () => {
  it.each([
    ['arbol', ['arbol']],
    ['ÁRBOL', ['arbol']],
    ['senal', ['senal']],
    ['lisencia', ['licencia']],
    ['habilitasion', ['comercio']],
    ['condusir licensia', ['licencia']],
    ['negoc', ['comercio']],
    ['住民', ['padron']],
    ['登録', ['padron']],
  ])('REACH-02 %s finds it without accents and with slips', (typed, found) => {
    expect(find(typed)).toEqual(found)
  })

  it('REACH-02 what stands in a title comes before what stands elsewhere', () => {
    expect(find('transito')).toEqual(['senal', 'licencia'])
  })

  it('REACH-02 nothing finds all of it, and what nobody has finds none', () => {
    expect(find('  ')).toBeNull()
    expect(find('—')).toBeNull()
    expect(find('xilofon')).toEqual([])
    // Short words are taken as they are.
    expect(find('pod')).toEqual(['arbol'])
    expect(find('pud')).toEqual([])
  })
})
