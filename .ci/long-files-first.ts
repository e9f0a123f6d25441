import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, most of them of few lines. */
const LONG = /\.long\.|(?:same-text|served|analyze-limits|read-pdf)\.workerd|kill-and-resume\.e2e/;

/** Without times of an earlier run the runner begins with the largest files. A short one that takes long would come last and
 * leave a processor idle: these come before the others of their project. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...projects.values()].flatMap((specs) => [
      ...specs.filter(isLong),
      ...specs.filter((spec) => !isLong(spec)),
    ]);
  }
}
