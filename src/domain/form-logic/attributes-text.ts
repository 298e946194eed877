import type { Attribute } from './attributes'

const written = ({ value, question }: Attribute): string =>
  question === null ? `"${value.replaceAll(/["\\]/gu, String.raw`\$&`)}"` : `{{${question}:${value}}}`

/** What is kept with an option, as it is stored. */
export const attributesText = (attributes: readonly Attribute[]): string =>
  attributes.map((one) => `${one.name} = ${written(one)}`).join(' and ')
