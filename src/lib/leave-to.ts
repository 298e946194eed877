/** Leaves the product for another system's page, in this tab. */
export const leaveTo = (address: string): void => window.location.assign(address)
