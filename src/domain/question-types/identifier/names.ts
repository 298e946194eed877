/** The numbers that can be asked for, with where they are given and what people call them (KIND-02). */
export interface IdentifierInfo {
  /** ISO 3166 of the country that gives it; '' for one of many countries. */
  country: string
  /** What it is called in every language, or which words it has. */
  called: string | { words: 'postalCode' | 'plate' }
  /** It has digits alone, so a keyboard of digits is enough. */
  isDigits: boolean
}

const of = (country: string, called: IdentifierInfo['called'], isDigits = true): IdentifierInfo => ({
  ...{ country, called, isDigits },
})
const POSTAL_CODE = { words: 'postalCode' } as const
const PLATE = { words: 'plate' } as const

export const IDENTIFIER_INFO = {
  'ar-dni': of('AR', 'DNI'),
  'ar-cuit': of('AR', 'CUIT / CUIL'),
  'ar-cbu': of('AR', 'CBU'),
  'ar-postal': of('AR', POSTAL_CODE, false),
  'ar-plate': of('AR', PLATE, false),
  'es-nif': of('ES', 'DNI / NIF', false),
  'es-nie': of('ES', 'NIE', false),
  'es-postal': of('ES', POSTAL_CODE),
  'es-plate': of('ES', PLATE, false),
  'br-cpf': of('BR', 'CPF'),
  'br-cnpj': of('BR', 'CNPJ'),
  'br-postal': of('BR', 'CEP'),
  'cl-rut': of('CL', 'RUT', false),
  'pt-nif': of('PT', 'NIF'),
  'pt-postal': of('PT', POSTAL_CODE),
  iban: of('', 'IBAN', false),
} as const satisfies Record<string, IdentifierInfo>

export type IdentifierName = keyof typeof IDENTIFIER_INFO
export const isIdentifier = (name: string): name is IdentifierName => Object.hasOwn(IDENTIFIER_INFO, name)
export const IDENTIFIER_NAMES: readonly IdentifierName[] = Object.keys(IDENTIFIER_INFO).filter(isIdentifier)
