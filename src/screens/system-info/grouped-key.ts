/** A serial number as it is read aloud: `2609 A041 7F31`. */
export const inGroupsOfFour = (text: string): string => text.replace(/.{4}(?=.)/gu, '$& ')
