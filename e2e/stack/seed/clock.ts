const DAY = 24 * 60 * 60 * 1000

/** Today at midnight: what the seed counts back from when nobody says otherwise. */
export function today(): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate())
}

/** The base day, so many days earlier, at a time of day. */
export function daysBefore(base: Date, days: number, hours = 0, minutes = 0): Date {
  const day = new Date(base.getTime() - days * DAY)
  day.setHours(hours, minutes, 0, 0)
  return day
}
