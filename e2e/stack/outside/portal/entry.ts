/**
 * An address that enters a page of the product as a citizen, as often as one likes.
 * @param portal base address of the stand-in
 * @param citizen id in the management system
 * @param page address of the page, without a token
 */
export const portalEntry = (portal: string, citizen: number, page: string): string =>
  `${portal}/__enter?${new URLSearchParams({ citizen: String(citizen), to: page })}`
