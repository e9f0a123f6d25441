import OleCompoundDoc, { type AllocationTable } from "word-extractor/lib/ole-compound-doc.js";

const SECTOR_SIZES = [512, 4096];
const SHORT_SECTOR_SIZE = 64;

/** Makes a table follow chains of sectors only as far as it is long: round a circle, it would go on until memory is
 * full. */
function bound(table: AllocationTable): void {
  table.getSecIdChain = (start) => {
    const chain: number[] = [];
    for (let sector: number | undefined = start; sector !== undefined && sector >= 0; sector = table._table[sector]) {
      if (chain.length > table._table.length) throw new RangeError("The sectors of this file run in a circle.");
      chain.push(sector);
    }
    return chain;
  };
}

/** The container of a Word 97 document. What its header declares is checked before memory is taken for it; reading throws
 * where it cannot be true. */
export class CompoundFile extends OleCompoundDoc {
  readonly #length: number;

  /** `length` is that of the file in bytes. */
  constructor(reader: ConstructorParameters<typeof OleCompoundDoc>[0], length: number) {
    super(reader);
    this.#length = length;
  }

  protected override async _readHeader(): Promise<void> {
    await super._readHeader();
    const { secSize, shortSecSize, SATSize, SSATSize, MSATSize } = this._header;
    const sectors = Math.ceil(this.#length / secSize);
    const isPossible = [SATSize, SSATSize, MSATSize].every((count) => count >= 0 && count <= sectors);
    if (!isPossible || !SECTOR_SIZES.includes(secSize) || shortSecSize !== SHORT_SECTOR_SIZE)
      throw new RangeError("The header of this file declares more than it holds.");
  }

  protected override async _readSAT(): Promise<void> {
    await super._readSAT();
    bound(this._SAT);
  }

  protected override async _readSSAT(): Promise<void> {
    await super._readSSAT();
    bound(this._SSAT);
  }
}
