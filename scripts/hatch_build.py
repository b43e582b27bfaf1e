"""The build hook: compiles the engine with mypyc where that is possible, and packs plain Python where it is not.

CHANCECUBE_COMPILE=0 never compiles, =1 fails rather than not compile. The list of modules is in pyproject.toml.
Run as a script, it says what stands in the way of compiling, if anything does.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/chancecube")


def obstacle() -> str:
    """Why this machine will not compile, or nothing."""
    if os.environ.get("CHANCECUBE_COMPILE") == "0":
        return "CHANCECUBE_COMPILE is 0"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "posix" and shutil.which(shlex.split(compiler)[0]) is None:
        return f"no C compiler ({compiler}) here"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (python3-dev) here"
    return ""


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling; its name is hatchling's choice."""

    def dependencies(self) -> list[str]:
        return [] if obstacle() else list(self.config["needs"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if reason := obstacle():
            if os.environ.get("CHANCECUBE_COMPILE") == "1":
                sys.exit(f"cannot compile: {reason}")
            return
        os.chdir(self.root)
        modules = _matches(self.config["compiled"]) - _matches(self.config["interpreted"])
        build_data["force_include"].update(compile_group(sorted(modules)))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_group(modules: list[str]) -> dict[str, str]:
    """Compile modules into one mypyc group; says which file goes where in the wheel.

    Everything made on the way stays in build/, so that a second build compiles only C that changed; src/ is never
    written to.
    """
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildExt(build_ext):
        """Compiles on all cores, and only what changed since the object was made; this file holds the flags."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_changed(sources: list[str], *, depends: list[str], **options: Any) -> list[str]:
                def compile_one(source: str) -> list[str]:
                    target = self.compiler.object_filenames([source], output_dir=self.build_temp)
                    if not _is_newer(target[0], [source, *depends, __file__]):
                        compile_all([source], depends=depends, **options)
                    return target

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [target for targets in pool.map(compile_one, sources) for target in targets]

            self.compiler.compile = compile_changed
            super().build_extensions()

    build = f"build/mypyc-{mypy_version}-{sys.implementation.cache_tag}"
    extensions = mypycify(
        ["--config-file=", *modules],
        group_name="chancecube",
        multi_file=True,
        opt_level="2",
        debug_level="0",
        target_dir=f"{build}/c",
    )
    if sys.platform == "linux":  # what lies within the engine is reached straight, not by a table
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
            extension.extra_link_args.append("-Wl,-Bsymbolic-functions")
    command = BuildExt(Distribution({"name": "chancecube", "ext_modules": extensions}))
    command.build_temp = f"{build}/objects"
    command.build_lib = f"{build}/lib"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return {
        command.get_ext_fullpath(extension.name): command.get_ext_filename(extension.name)
        for extension in extensions
    }


def _matches(globs: list[str]) -> set[str]:
    return {str(path) for glob in globs for path in PACKAGE.glob(glob)}


def _is_newer(target: str, sources: list[str]) -> bool:
    """True if target exists and was made after all of the sources; mypyc leaves files it did not change alone."""
    made = Path(target)
    return made.exists() and all(Path(source).stat().st_mtime < made.stat().st_mtime for source in sources)


if __name__ == "__main__":
    sys.exit(obstacle() or None)
