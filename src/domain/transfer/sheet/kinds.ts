/** Kinds of questions as people write them in a sheet. */
import type { QuestionKind } from '../../form/kinds'

export interface WrittenKind {
  kind: QuestionKind
  asks?: 'adjuntar' | 'adjuntarDocumento' | 'adjuntarVideo'
  formato?: string
}

/** The first that fits counts: the narrower stand before. */
const WRITTEN: readonly [RegExp, WrittenKind][] = [
  [/m[uú]ltip|varias|checkbox|casillas|several|select_multiple|複数/u, { kind: 'multiple-choice' }],
  [/s[ií]\s*(?:\/|o|y)\s*no|yes\s*(?:\/|or)\s*no|bool|はい/u, { kind: 'yes-no' }],
  [
    /[uú]nica|single|radio|lista|list|select|desplegable|dropdown|combo|opci|choice|elecci|選択/u,
    { kind: 'single-choice' },
  ],
  [/largo|p[aá]rrafo|long|parag|[aá]rea de texto|textarea|multil/u, { kind: 'long-text' }],
  [/fecha y hora|date ?-?time|data e hora|data i hora|日時/u, { kind: 'date-time' }],
  [/^mes\b|month|mes y año/u, { kind: 'month' }],
  [/fecha|date|^data\b|日付/u, { kind: 'date' }],
  [/hora|time|時刻/u, { kind: 'time' }],
  [/decimal/u, { kind: 'decimal' }],
  [/euro|€/u, { kind: 'amount', formato: 'EUR' }],
  [/pesos?\b/u, { kind: 'amount', formato: 'ARS' }],
  [/entero|integer|n[uú]mero|number|num[eé]ric|cantidad|enter|inteiro|数値/u, { kind: 'integer' }],
  [/correo|e-?mail|メール/u, { kind: 'email' }],
  [/tel[eèé]f|phone|m[oóò]vil|celular|電話/u, { kind: 'phone' }],
  [/cuit|cuil/u, { kind: 'identifier', formato: 'ar-cuit' }],
  [/cbu/u, { kind: 'identifier', formato: 'ar-cbu' }],
  [/\bnif\b/u, { kind: 'identifier', formato: 'es-nif' }],
  [/\bnie\b/u, { kind: 'identifier', formato: 'es-nie' }],
  [/iban/u, { kind: 'identifier', formato: 'iban' }],
  [
    /fotos|fotografías|imágenes|images|pictures|photos|fòtos|argazkiak/u,
    { kind: 'files', formato: 'photo:1-10' },
  ],
  [/foto|imagen|image|picture|photo|写真/u, { kind: 'text', asks: 'adjuntar' }],
  [/v[ií]deo/u, { kind: 'text', asks: 'adjuntarVideo' }],
  [/archivo|document|adjunt|file|fichero|ファイル/u, { kind: 'text', asks: 'adjuntarDocumento' }],
  [/escala|scale|valoraci|rating|puntua/u, { kind: 'scale', formato: 'numbers:1-5' }],
  [/orden|ranking|rank/u, { kind: 'ranking' }],
  [/enlace|url|link|web/u, { kind: 'link' }],
  [/c[oó]digo|barcode|qr/u, { kind: 'scanned-code' }],
  [/nota|aviso|note|informativ|説明/u, { kind: 'note' }],
  [/text|abiert|open|corto|short|string|テキスト/u, { kind: 'text' }],
]

/** The kind that words mean; null for words that mean none. */
export const kindWritten = (words: string): WrittenKind | null => {
  const plain = words.trim().toLowerCase()
  return plain === '' ? null : (WRITTEN.find(([pattern]) => pattern.test(plain))?.[1] ?? null)
}
