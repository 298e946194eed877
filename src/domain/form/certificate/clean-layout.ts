import { cleanText } from '../../text/clean'
import type { CertificateLayout, CertificateSignatory } from './layout'

/** A blank at the end of the text stays: it sets apart the placeholder that is inserted there next. */
function cleanWords(words: string): string {
  const clean = cleanText(words)
  return clean !== '' && words.endsWith(' ') ? `${clean} ` : clean
}

const cleanSignatory = (one: CertificateSignatory): CertificateSignatory => ({
  ...one,
  nombre: cleanText(one.nombre),
  cargo: cleanText(one.cargo),
})

const wordsOf = ({ titulo, texto, firmas }: CertificateLayout): string[] => [
  titulo,
  texto,
  ...firmas.flatMap(({ nombre, cargo }) => [nombre, cargo]),
]

/** A layout whose words have no signs that nobody sees (FMT-05); the same one where there are none. */
export function cleanLayout(layout: CertificateLayout): CertificateLayout {
  const clean = {
    ...layout,
    titulo: cleanText(layout.titulo),
    texto: cleanWords(layout.texto),
    firmas: layout.firmas.map(cleanSignatory),
  }
  const before = wordsOf(layout)
  return wordsOf(clean).every((words, index) => words === before[index]) ? layout : clean
}
