/** A decimal number, columns with blanks between them, a date by its parts, or a mark of a file: in no name of an object. */
const NO_NAME = /\d\.\d|\.\d\d|\S\s{3,}\S*\d|\d{4} \d\d \d\d|^\s*'[^']+'\s+\d|[{}=]|^!|_OF_/;

/** Whether a line cannot be the name of an object, nor several of them with commas between: it is of a table or a file, whole or damaged. */
export function isTableLine(line: string): boolean {
  return NO_NAME.test(line);
}
