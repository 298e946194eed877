/**
 * What people call days of the week and months. Browsers lack the words of three of our languages and would say them in
 * their own, so that those stand here.
 */

interface Names {
  /** From Monday on. */
  long: readonly string[]
  short: readonly string[]
  months: readonly string[]
}

const words = (text: string): string[] => text.split(' ')

const OWN: Record<string, Names> = {
  gl: {
    long: words('luns martes mércores xoves venres sábado domingo'),
    short: words('luns mar. mér. xov. ven. sáb. dom.'),
    months: words('xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro'),
  },
  eu: {
    long: words('astelehena asteartea asteazkena osteguna ostirala larunbata igandea'),
    short: words('al. ar. az. og. or. lr. ig.'),
    months: words(
      'urtarrila otsaila martxoa apirila maiatza ekaina uztaila abuztua iraila urria azaroa abendua',
    ),
  },
  oc: {
    long: words('diluns dimars dimècres dijòus divendres dissabte dimenge'),
    short: words('dl. dm. dc. dj. dv. ds. dg.'),
    months: words('genièr febrièr març abril mai junh julhet agost setembre octobre novembre decembre'),
  },
}

/**
 * What people call a day of the week.
 * @param weekday 0 for Monday
 * @param tag BCP 47 tag of the reader's language
 */
export const weekdayName = (weekday: number, width: 'long' | 'short', tag: string): string =>
  OWN[tag]?.[width][weekday] ??
  // The first of January 1900 was a Monday.
  new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' }).format(Date.UTC(1900, 0, 1 + weekday))

/** The name of a month, from 1, in a language. */
export const monthName = (tag: string, month: number): string =>
  OWN[tag]?.months[month - 1] ??
  new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1))
