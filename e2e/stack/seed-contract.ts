export interface SeedOptions {
  answers?: number
  questions?: number
}

/** What a person needs to try the seeded municipality. */
export interface SeedSummary {
  accounts: { email: string; password: string; role: string; description: string }[]
  links: { label: string; path: string }[]
}
