/** The entries of a list, without their number. */
export const itemsOf = <T>({ items }: { items: T[] }): T[] => items
