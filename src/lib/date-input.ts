const two = (number: number): string => String(number).padStart(2, '0')

/** A moment as a date input writes it, YYYY-MM-DD in the reader's time zone; '' for anything else. */
export const toDateInput = (value: string | Date): string =>
  value instanceof Date && !Number.isNaN(value.getTime())
    ? `${String(value.getFullYear()).padStart(4, '0')}-${two(value.getMonth() + 1)}-${two(value.getDate())}`
    : ''
