/** Which of the installation's services searches addresses for a municipality (ANS-10, GEO-04). */

/** Addresses of services by their names, the first for whoever chose none. */
export type Geocoders = Readonly<Record<string, string>>

/** Longest name of a service, in letters; the rules refuse longer ones too. */
export const MAX_GEOCODER_NAME = 60

/** Chosen by a municipality whose addresses are only typed. */
export const NO_GEOCODER = '-'

/**
 * The services that an installation allows, as its setting names them.
 * @param setting JSON `{ "name": "address with {text}, {language} and {box}" }`; '' for none
 * @throws Error that says what is wrong with it
 */
export function geocodersOf(setting: string): Geocoders {
  if (setting.trim() === '') return {}
  const told: unknown = JSON.parse(setting)
  if (typeof told !== 'object' || told === null || Array.isArray(told))
    throw new Error('Geocoders are an object of names and addresses.')
  const known = Object.entries(told).map(([name, address]): [string, string] => {
    if (name.length === 0 || name.length > MAX_GEOCODER_NAME || name === NO_GEOCODER)
      throw new Error(`A geocoder cannot be called "${name}".`)
    if (typeof address !== 'string' || !URL.canParse(address) || !address.includes('{text}'))
      throw new Error(`The geocoder "${name}" needs an address with {text}.`)
    return [name, address]
  })
  return Object.fromEntries(known)
}

/**
 * The address of the service that a municipality chose; the first one where it chose none, or one that the installation
 * allows no more. Null where addresses are only typed.
 */
export function geocoderAddress(geocoders: Geocoders, chosen: string): string | null {
  if (chosen === NO_GEOCODER) return null
  const own = Object.hasOwn(geocoders, chosen) ? geocoders[chosen] : undefined
  return own ?? Object.values(geocoders)[0] ?? null
}

/** Origins that pages need to reach for the services to be asked. */
export const geocoderOrigins = (geocoders: Geocoders): string[] => [
  ...new Set(Object.values(geocoders).map((address) => new URL(address).origin)),
]
