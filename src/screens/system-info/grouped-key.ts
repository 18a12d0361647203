/** Groups of four characters, as in `2609 A041 7F31`. */
export const inGroupsOfFour = (text: string): string => text.replace(/.{4}(?=.)/gu, '$& ')
