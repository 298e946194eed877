const STORED = /^(\d{2})\/(\d{2})\/(\d{4}) - (\d{2}:\d{2})$/
const FIELD = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/

/** The date of a payment as a date field of the browser takes it; '' when there is none (FMT-01). */
export function toDateField(dateFormatted: string): string {
  const [, day, month, year, time] = STORED.exec(dateFormatted) ?? []
  return year ? `${year}-${month}-${day}T${time}` : ''
}

/** What a date field of the browser gives as it is stored: DD/MM/YYYY - HH:mm, '' when there is none. */
export function fromDateField(value: string): string {
  const [, year, month, day, time] = FIELD.exec(value) ?? []
  return year ? `${day}/${month}/${year} - ${time}` : ''
}
